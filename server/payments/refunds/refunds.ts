import type { Database } from '#store/database.ts'
import type { StoredRefund } from '#store/payments/refunds.ts'
import {
  bookRefund,
  type RefundRequest,
  refundLeftOver,
  scheduleRefund,
} from '../../ledger/request-refund.ts'
import { revokeIfRefunded } from '../../subscriptions/end.ts'

/** Refunds a payment in the caller's transaction; a job sends it. A plan whose payment is refunded in full ends. */
export async function refundPayment(tx: Database, request: RefundRequest): Promise<string> {
  const refund = await recordRefund(tx, request)
  await scheduleRefund(tx, refund, request.at)
  return refund.id
}

/** Records a refund that the gateway has made already, such as a lost dispute. */
export async function recordRefund(tx: Database, request: RefundRequest): Promise<StoredRefund> {
  const refund = await bookRefund(tx, request)
  await refundLeftOver(tx, await revokeIfRefunded(tx, refund, request.at), request.at)
  return refund
}
