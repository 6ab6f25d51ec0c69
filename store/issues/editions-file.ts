import { z } from 'zod'
import { Edition, type EditionGroup } from '#contract/issues.ts'
import { PublisherCode } from '#contract/publisher.ts'
import { namesOf, WrittenName } from '../names.ts'

const WrittenEdition = Edition.omit({ edition_names: true })
  .extend({ edition_name: WrittenName })
  .transform(({ edition_name: { en, kn }, ...edition }): Edition => {
    const edition_names = namesOf(en, kn)
    return { ...edition, edition_name: en, ...(edition_names && { edition_names }) }
  })

const WrittenGroup = z
  .object({ parent_edition: WrittenName, editions: z.array(WrittenEdition) })
  .transform(({ parent_edition: { en, kn }, editions }): EditionGroup => {
    const parent_edition_names = namesOf(en, kn)
    return { parent_edition: en, ...(parent_edition_names && { parent_edition_names }), editions }
  })

/** The editions of a title in groups, as an operator writes them in a file, in the order that readers see. */
const EditionsFile = z
  .strictObject({ publisher: PublisherCode, groups: z.array(WrittenGroup).min(1) })
  .superRefine(({ groups }, context) => {
    const editions = groups.flatMap((group) => group.editions)
    for (const field of ['id', 'edition_number'] as const) {
      const values = editions.map((edition) => edition[field])
      for (const twice of values.filter((value, place) => values.indexOf(value) !== place)) {
        context.addIssue({ code: 'custom', message: `${field} ${twice} is given twice` })
      }
    }
  })
export type EditionsFile = z.infer<typeof EditionsFile>

export function readEditionsFile(json: string): EditionsFile | { faults: string[] } {
  const read = parseJson(json)
  if ('fault' in read) return { faults: [read.fault] }
  const { data, error } = EditionsFile.safeParse(read.value)
  return data ?? { faults: z.prettifyError(error).split('\n') }
}

function parseJson(json: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(json) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
