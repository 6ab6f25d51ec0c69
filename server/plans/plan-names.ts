import type { Names } from '#contract/names.ts'
import { planNamesOf } from '#store/plans.ts'
import type { Services } from '../services.ts'

type WithNames<T> = T & { plan_names?: Names }

/** Adds the plan's names by language to items with a `plan_name`. */
export async function withPlanNames<T extends { plan_name: string }>(
  { db, config }: Pick<Services, 'db' | 'config'>,
  list: readonly T[],
): Promise<WithNames<T>[]> {
  if (list.length === 0) return []
  const names = await planNamesOf(db, config.publisher)
  return list.map((one) => addNames(one, names))
}

export async function withPlanName<T extends { plan_name: string }>(
  { db, config }: Pick<Services, 'db' | 'config'>,
  one: T,
): Promise<WithNames<T>> {
  return addNames(one, await planNamesOf(db, config.publisher))
}

function addNames<T extends { plan_name: string }>(one: T, all: Map<string, Names>): WithNames<T> {
  const plan_names = all.get(one.plan_name)
  return plan_names ? { ...one, plan_names } : one
}
