import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '#store/database.ts'
import { titleOfRefund } from '#store/payments/refunds.ts'
import { requireSubscription } from '#store/subscriptions.ts'
import type { ReaderNotification } from './notification.ts'

/** The title whose name, language and address a notification has; undefined if an operator or a rule caused it. */
export async function titleOfNotification(
  db: Database,
  message: ReaderNotification,
): Promise<PublisherCode | undefined> {
  if ('subscriptionId' in message) {
    return (await requireSubscription(db, message.subscriptionId)).publisher
  }
  if ('refundId' in message) return titleOfRefund(db, message.refundId)
  return message.publisher
}
