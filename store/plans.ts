import type { Selectable } from 'kysely'
import type { Names } from '#contract/names.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { InBothLanguages, ListInBothLanguages } from './catalogue/catalogue-file.ts'
import type { Database } from './database.ts'
import type { PlanGroupTable, PlanTable } from './payments/tables.ts'

type PlanRow = Selectable<PlanTable>

export interface StoredPlan extends Omit<PlanRow, 'recurring' | 'early_access' | 'on_sale'> {
  publisher: PublisherCode
  recurring: boolean
  early_access: boolean
  on_sale: boolean
}

type GroupRow = Selectable<PlanGroupTable>

export interface StoredPlanGroup extends Pick<GroupRow, 'id' | 'name'> {
  description: ListInBothLanguages
  tagline: InBothLanguages
  badges: InBothLanguages[]
}

/** Also finds plans that are no longer for sale, because subscribers still have them. */
export async function planOf(
  db: Database,
  publisher: PublisherCode,
  planId: string,
): Promise<StoredPlan | undefined> {
  const row = await db
    .selectFrom('plan')
    .selectAll()
    .where('publisher', '=', publisher)
    .where('id', '=', planId)
    .executeTakeFirst()
  return row && toPlan(row)
}

/** Names of plans that have a Kannada name, by their English name, which subscriptions and invoices store. */
export async function planNamesOf(
  db: Database,
  publisher: PublisherCode,
): Promise<Map<string, Names>> {
  const rows = await db
    .selectFrom('plan')
    .select(['title', 'title_kn'])
    .where('publisher', '=', publisher)
    .where('title_kn', 'is not', null)
    .execute()
  return new Map(rows.map(({ title, title_kn }) => [title, { en: title, kn: title_kn ?? title }]))
}

/** In the order of the catalogue. */
export async function plansOf(db: Database, publisher: PublisherCode): Promise<StoredPlan[]> {
  const rows = await db
    .selectFrom('plan')
    .selectAll()
    .where('publisher', '=', publisher)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(toPlan)
}

/** In the order of the catalogue. */
export async function planGroupsOf(
  db: Database,
  publisher: PublisherCode,
): Promise<StoredPlanGroup[]> {
  const rows = await db
    .selectFrom('plan_group')
    .selectAll()
    .where('publisher', '=', publisher)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, description, tagline, badges }) => ({
    id,
    name,
    description: JSON.parse(description),
    tagline: JSON.parse(tagline),
    badges: JSON.parse(badges),
  }))
}

function toPlan({ recurring, early_access, on_sale, ...row }: PlanRow): StoredPlan {
  return {
    ...row,
    recurring: recurring === 1,
    early_access: early_access === 1,
    on_sale: on_sale === 1,
  }
}
