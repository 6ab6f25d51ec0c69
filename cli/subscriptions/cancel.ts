import type { PublisherCode } from '#contract/publisher.ts'
import { stopRenewing } from '#server/subscriptions/cancel.ts'
import { lockReader } from '#store/locks.ts'
import { StartError } from '#store/store-config.ts'
import { liveSubscription } from '#store/subscriptions.ts'
import type { Operator } from '../context.ts'
import { findReader } from '../named-reader.ts'
import type { Reason } from '../options.ts'
import type { Output } from '../output.ts'
import { runAudited } from '../run-audited.ts'

/** Stops the renewal: the plan runs until its end. */
export async function cancelRenewal(
  operator: Operator,
  { reader: typed, publisher }: { reader: string; publisher: PublisherCode },
  reason: Reason,
): Promise<Output> {
  const reader = await findReader(operator.db, typed)
  return runAudited(operator, reason, async (tx) => {
    await lockReader(tx, reader.id)
    const subscription = await liveSubscription(tx, { readerId: reader.id, publisher })
    if (!subscription) throw new StartError(`${reader.contact} has no plan of ${publisher}.`)
    const { id, plan_name, end_date } = subscription
    if (!subscription.recurring || subscription.state === 'cancel_at_period_end') {
      throw new StartError(`${reader.contact}: ${plan_name} does not renew anyway.`)
    }
    await stopRenewing(tx, subscription, operator.now)
    const text = `${reader.contact}: ${plan_name} ends on ${end_date} and does not renew.`
    return {
      what: 'cancel',
      readerId: reader.id,
      details: { subscription: id },
      change: {
        action: 'reader.renewal-stopped',
        object: { reader_id: reader.id, subscription_id: id },
        before: null,
        after: null,
      },
      output: { text, json: { reader_id: reader.id, subscription: id, plan_name, end_date } },
    }
  })
}
