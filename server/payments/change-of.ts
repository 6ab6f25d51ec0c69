import type { Purchase, PurchasePreview } from '#contract/payments.ts'
import { planChange } from '#domain/plan-change.ts'
import type { Database } from '#store/database.ts'
import { activeMandate } from '#store/payments/mandates.ts'
import type { StoredPlan } from '#store/plans.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import { ProblemError } from '../http/problem-error.ts'

export type Change = PurchasePreview['change']

/** What it means for a reader to take a plan; refused when they cannot. */
export async function changeOf(
  db: Database,
  type: Purchase['type'],
  held: StoredSubscription | undefined,
  plan: StoredPlan,
): Promise<Change> {
  if (held && type === 'standard') throw new ProblemError('already-subscribed')
  const change = planChange(held, plan)
  switch (change) {
    case 'same':
      throw new ProblemError('already-subscribed')
    case 'unsupported':
      throw new ProblemError('unsupported-plan')
    case 'downgrade':
      // It is paid for when it begins, by the mandate of the plan before it.
      if (!(await activeMandate(db, held?.mandate_id ?? null))) {
        throw new ProblemError('payment-method-unavailable')
      }
      return change
    case 'new':
    case 'upgrade':
      return change
  }
}
