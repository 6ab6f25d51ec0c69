import { PublisherCode } from '#contract/publisher.ts'
import { readCatalogue } from '#store/catalogue/catalogue-file.ts'
import { saveCatalogue } from '#store/catalogue/save-catalogue.ts'
import type { Database } from '#store/database.ts'
import { planGroupsOf, plansOf, type StoredPlan } from '#store/plans.ts'
import type { Operator } from '../context.ts'
import { UsageError } from '../exit-code.ts'
import { money } from '../in-words.ts'
import { readTextFile, refusedFile } from '../loaded-file.ts'
import type { Output } from '../output.ts'

export async function loadPlans({ db, now, author }: Operator, file: string): Promise<Output> {
  const read = readCatalogue(await readTextFile(file))
  if ('faults' in read) throw refusedFile(file, read.faults)
  const faults = await saveCatalogue(db, read.catalogue, { author, at: now })
  if (faults.length > 0) throw refusedFile(file, faults)
  const { text, json } = await showPlans(db, read.catalogue.publisher)
  return { text: `Loaded.\n${text}`, json }
}

export async function showPlans(db: Database, title: string | undefined): Promise<Output> {
  const publishers = title === undefined ? PublisherCode.options : [publisherNamed(title)]
  const titles = await Promise.all(
    publishers.map(async (publisher) => {
      const plans = await plansOf(db, publisher)
      const groups = (await planGroupsOf(db, publisher)).map((group) => ({
        ...group,
        plans: plans.filter(({ group_id }) => group_id === group.id),
      }))
      return { publisher, groups }
    }),
  )
  const lines = titles.flatMap(({ publisher, groups }) => [
    publisher,
    ...(groups.length === 0 ? ['  No plans.'] : []),
    ...groups.flatMap(({ id, name, plans }) => [
      `  ${name} (${id})`,
      ...plans.map((plan) => `    ${planInWords(plan)}`),
    ]),
  ])
  return { text: lines.join('\n'), json: titles }
}

function publisherNamed(title: string): PublisherCode {
  const publisher = PublisherCode.safeParse(title.toUpperCase()).data
  if (publisher) return publisher
  throw new UsageError(`There is no title ${title}: ${PublisherCode.options.join(' or ')}.`)
}

function planInWords(plan: StoredPlan): string {
  const { duration_length: length, duration_unit: unit, mrp_cents } = plan
  return [
    plan.id,
    `"${plan.title}"`,
    money(plan.price_cents, plan.price_currency),
    ...(mrp_cents === null ? [] : [`MRP ${(mrp_cents / 100).toFixed(2)}`]),
    `${length} ${unit}${length === 1 ? '' : 's'}`,
    plan.recurring ? 'renews' : 'does not renew',
    `ArchivalAccess ${plan.archival_access}`,
    ...(plan.early_access ? ['early access'] : []),
    ...(plan.on_sale ? [] : ['NO LONGER FOR SALE']),
  ].join(', ')
}
