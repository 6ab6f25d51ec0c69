import type { Database } from '#store/database.ts'
import { book } from '#store/payments/ledger.ts'
import { type StoredRefund, updateRefund } from '#store/payments/refunds.ts'
import { bookRefund, type RefundRequest, scheduleRefund } from '../../ledger/ledger.ts'
import { notifyReader } from '../../notifications/notification.ts'
import type { Services } from '../../services.ts'
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
  await revokeIfRefunded(tx, refund, request.at)
  return refund
}

/** The gateway has paid the refund. */
export async function markProcessed(tx: Database, refund: StoredRefund, now: Date): Promise<void> {
  const { id, reader_id, provider_refund_id } = refund
  const processed_at = now.getTime()
  await updateRefund(tx, refund, { state: 'processed', provider_refund_id, processed_at })
  await bookPayout(tx, refund, 'gateway', now)
  const message = { kind: 'refund-processed', refundId: id } as const
  await notifyReader(tx, reader_id, message, `refund-processed:${id}`, now)
}

/** The journal's name is the same for both accounts, so that the database refuses to book a second payout. */
export async function bookPayout(
  tx: Database,
  { id, currency, amount_cents }: StoredRefund,
  from: 'gateway' | 'bank',
  at: Date,
): Promise<void> {
  await book(tx, {
    journal: `refund-processed:${id}`,
    currency,
    movements: [{ debit: 'refunds-payable', credit: from, amountCents: amount_cents }],
    at,
  })
}

/** After this many failed tries the refund is left to an operator. */
const MAX_TRIES = 4

interface FailedTry {
  failure: string
  /** The gateway's id of the refund, if it gave one. */
  refundId?: string
}

type Context = Pick<Services, 'clock' | 'log'>

/** Counts a failed try. The caller holds the reader's lock. */
export async function failTry(
  tx: Database,
  refund: StoredRefund,
  { failure, refundId = refund.provider_refund_id ?? undefined }: FailedTry,
  context: Context,
): Promise<void> {
  const tries = refund.tries + 1
  await updateRefund(tx, refund, { tries, failure, provider_refund_id: refundId ?? null })
  if (refund.state === 'manual') return
  if (tries >= MAX_TRIES) return leaveToOperator(tx, refund, context)
  await updateRefund(tx, refund, { state: 'failed' })
}

/** Stops sending the refund until an operator acts. The caller holds the reader's lock. */
export async function leaveToOperator(
  tx: Database,
  { id, reader_id, manual_since }: StoredRefund,
  { clock, log }: Context,
): Promise<void> {
  const now = clock.now()
  await updateRefund(tx, { id }, { state: 'manual', manual_since: manual_since ?? now.getTime() })
  const message = { kind: 'refund-delayed', refundId: id } as const
  await notifyReader(tx, reader_id, message, `refund-delayed:${id}`, now)
  log('error', 'refund needs an operator', { error: id })
}
