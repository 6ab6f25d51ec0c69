import { z } from 'zod'
import { Currency, DurationUnit } from '#contract/plans.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { text } from '#contract/text.ts'
import { WrittenName } from '../names.ts'

const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be small letters, digits and dashes')

const line = text(300).trim().min(1)

const InBothLanguages = z.strictObject({ en: line, kn: line })
export type InBothLanguages = z.infer<typeof InBothLanguages>

const ListInBothLanguages = z.strictObject({
  en: z.array(line).min(1).max(20),
  kn: z.array(line).min(1).max(20),
})
export type ListInBothLanguages = z.infer<typeof ListInBothLanguages>

/** Such as `INR 149` or `USD 2.99`. */
const Money = z
  .string()
  .regex(/^(INR|USD) \d{1,7}(\.\d{2})?$/, {
    error: 'must be written like "INR 149" or "USD 2.99"',
    abort: true,
  })
  .transform((written) => {
    const [currency, whole = '0', hundredths = '00'] = written.split(/[ .]/)
    return { currency: Currency.parse(currency), cents: Number(whole + hundredths) }
  })
  .refine(({ cents }) => cents > 0, 'must be more than zero')

/** Such as `1 month` or `2 years`. */
const Period = z
  .string()
  .regex(/^[1-9]\d? (day|month|year)s?$/, 'must be written like "1 month" or "2 years"')
  .transform((written) => {
    const [length, unit] = written.split(' ')
    return { length: Number(length), unit: DurationUnit.parse(unit) }
  })

const REACH = 'must be "all", "today" or a number of months'

/** `all`, `today`, or how many months back. */
const Archive = z
  .union(
    [z.literal('all'), z.literal('today'), z.number().int(REACH).min(1, REACH).max(1200, REACH)],
    REACH,
  )
  .transform((reach) => (reach === 'all' ? -1 : reach === 'today' ? 0 : reach))

const CataloguePlan = z
  .strictObject({
    id: Id,
    title: WrittenName,
    price: Money,
    mrp: Money.optional(),
    period: Period,
    renews: z.boolean().default(true),
    archive: Archive,
    early_access: z.boolean().default(false),
  })
  .refine(({ price, mrp }) => !mrp || mrp.currency === price.currency, {
    path: ['mrp'],
    error: 'must be in the currency of the price',
  })
export type CataloguePlan = z.infer<typeof CataloguePlan>

const CatalogueGroup = z.strictObject({
  id: Id,
  name: line,
  tagline: InBothLanguages,
  description: ListInBothLanguages,
  badges: z.array(InBothLanguages).max(5).default([]),
  plans: z.array(CataloguePlan).min(1),
})

/** The plans of a title, as an operator writes them in a file. */
export const Catalogue = z
  .strictObject({ publisher: PublisherCode, groups: z.array(CatalogueGroup).min(1) })
  .superRefine(({ groups }, context) => {
    const ids = [groups.map(({ id }) => id), groups.flatMap(({ plans }) => plans.map(idOf))]
    const twice = ids.flatMap((each) => each.filter((id, at) => each.indexOf(id) !== at))
    for (const id of new Set(twice)) context.addIssue(`the id ${id} is used twice`)
  })
export type Catalogue = z.infer<typeof Catalogue>

function idOf({ id }: CataloguePlan): string {
  return id
}

/** The catalogue, or one line for each fault, in the words of the file. */
export function readCatalogue(json: string): { catalogue: Catalogue } | { faults: string[] } {
  let written: unknown
  try {
    written = JSON.parse(json)
  } catch (error) {
    return { faults: [`The file is not JSON: ${error instanceof Error ? error.message : error}`] }
  }
  const { data, error } = Catalogue.safeParse(written)
  if (data) return { catalogue: data }
  return { faults: error.issues.map(({ path, message }) => `${placeOf(written, path)}${message}`) }
}

/** Names groups and plans by their ids instead of their positions. */
function placeOf(written: unknown, path: PropertyKey[]): string {
  const names: string[] = []
  let at = written
  for (const key of path) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
    const id = typeof at === 'object' && at !== null ? Reflect.get(at, 'id') : undefined
    names.push(typeof key === 'number' && typeof id === 'string' ? id : String(key))
  }
  const shown = names.filter((name) => name !== 'groups' && name !== 'plans')
  return shown.length > 0 ? `${shown.join(', ')}: ` : ''
}
