import type { Purchase, PurchasePreview } from '#contract/payments.ts'
import { planChange } from '#domain/plan-change.ts'
import type { Database } from '#store/database.ts'
import { activeMandate, isMandateRevoked } from '#store/payments/mandates.ts'
import type { StoredPlan } from '#store/plans.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'
import { ProblemError } from '../../http/problem-error.ts'

/** A recovery is told as if it were new: nothing is given up for it. */
export type Change = PurchasePreview['change'] | 'recovery'

export function changeTold(change: Change): PurchasePreview['change'] {
  return change === 'recovery' ? 'new' : change
}

/** What it means for a reader to take a plan; refused when they cannot. */
export async function changeOf(
  db: Database,
  type: Purchase['type'],
  held: StoredSubscription | undefined,
  plan: StoredPlan,
): Promise<Change> {
  const isRevoked = await isMandateRevoked(db, held?.mandate_id ?? null)
  const change = planChange(held && { ...held, isMandateRevoked: isRevoked }, plan)
  if (held && type === 'standard' && change !== 'recovery') {
    throw new ProblemError('already-subscribed')
  }
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
    case 'recovery':
    case 'upgrade':
      return change
  }
}
