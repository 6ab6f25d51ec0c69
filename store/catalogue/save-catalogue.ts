import type { PublisherCode } from '#contract/publisher.ts'
import { type ChangeAct, recordChange } from '../audit/record-change.ts'
import type { Database } from '../database.ts'
import { plansOf, type StoredPlan } from '../plans.ts'
import type { Catalogue, CataloguePlan } from './catalogue-file.ts'
import { changedTerms, termsOf } from './plan-terms.ts'

/**
 * Replaces the catalogue of a title. Plans that it omits are no longer for sale. Returns faults, and then changes
 * nothing, when it would change the terms of a plan that was sold. `act` is absent where nobody does it, as for the sample.
 */
export async function saveCatalogue(
  db: Database,
  catalogue: Catalogue,
  act?: ChangeAct,
): Promise<string[]> {
  const { publisher, groups } = catalogue
  return db.transaction().execute(async (tx) => {
    const sold = await soldPlans(tx, publisher)
    const newPlans = groups.flatMap(({ plans }) => plans)
    const faults = newPlans.flatMap((plan) => {
      const before = sold.find(({ id }) => id === plan.id)
      return before ? changedTerms(before, plan) : []
    })
    if (faults.length > 0) return faults
    const before = await plansForSale(tx, publisher)
    await tx.updateTable('plan').set({ on_sale: 0 }).where('publisher', '=', publisher).execute()
    for (const [position, group] of groups.entries()) {
      await saveGroup(tx, publisher, group, position)
    }
    const after = await plansForSale(tx, publisher)
    const change = { action: 'plan.loaded', object: { publisher }, before, after } as const
    if (act) await recordChange(tx, { change, ...act })
    return []
  })
}

async function plansForSale(tx: Database, publisher: PublisherCode) {
  const plans = (await plansOf(tx, publisher)).filter(({ on_sale }) => on_sale)
  return { plans: plans.map(({ id, price_cents }) => ({ plan_id: id, price_cents })) }
}

async function soldPlans(tx: Database, publisher: PublisherCode): Promise<StoredPlan[]> {
  const sold = await tx
    .selectFrom('subscription')
    .select('plan_id')
    .distinct()
    .where('publisher', '=', publisher)
    .execute()
  const ids = new Set(sold.map(({ plan_id }) => plan_id))
  return (await plansOf(tx, publisher)).filter(({ id }) => ids.has(id))
}

async function saveGroup(
  tx: Database,
  publisher: PublisherCode,
  group: Catalogue['groups'][number],
  position: number,
): Promise<void> {
  const shown = {
    name: group.name,
    description: JSON.stringify(group.description),
    tagline: JSON.stringify(group.tagline),
    badges: JSON.stringify(group.badges),
    position,
  }
  await tx
    .insertInto('plan_group')
    .values({ publisher, id: group.id, ...shown })
    .onConflict((conflict) => conflict.columns(['publisher', 'id']).doUpdateSet(shown))
    .execute()
  for (const [place, plan] of group.plans.entries()) {
    await savePlan(tx, { publisher, groupId: group.id, position: place }, plan)
  }
}

async function savePlan(
  tx: Database,
  where: { publisher: PublisherCode; groupId: string; position: number },
  plan: CataloguePlan,
): Promise<void> {
  const row = {
    group_id: where.groupId,
    title: plan.title.en,
    title_kn: plan.title.kn,
    ...termsOf(plan),
    mrp_cents: plan.mrp?.cents ?? null,
    position: where.position,
    on_sale: 1,
  }
  await tx
    .insertInto('plan')
    .values({ publisher: where.publisher, id: plan.id, ...row })
    .onConflict((conflict) => conflict.columns(['publisher', 'id']).doUpdateSet(row))
    .execute()
}
