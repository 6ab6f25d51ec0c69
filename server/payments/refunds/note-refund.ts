import { capRefund } from '#domain/proration.ts'
import type { Database } from '#store/database.ts'
import { lockReader } from '#store/locks.ts'
import { attemptWith } from '#store/payments/attempts.ts'
import { book } from '#store/payments/ledger.ts'
import { paymentOfGateway, paymentWith } from '#store/payments/payments.ts'
import { refundsOfPayment, type StoredRefund, updateRefund } from '#store/payments/refunds.ts'
import type { GatewayDispute, GatewayRefund } from '../../integrations/gateway/gateway.ts'
import { notifyReader } from '../../notifications/notification.ts'
import type { Services } from '../../services.ts'
import { isOfEarlierTry, matchRefund } from './gateway-refunds.ts'
import { recordRefund } from './refunds.ts'

export type RefundServices = Pick<Services, 'db' | 'gateway' | 'clock' | 'readers' | 'log'>

/** Records the state of a refund at the gateway. Repeated and late reports change nothing. */
export async function noteRefund(services: RefundServices, seen: GatewayRefund): Promise<void> {
  const { db, gateway, clock, readers } = services
  const payment = await paymentOfGateway(db, gateway.name, seen.paymentId)
  const attempt = payment && (await attemptWith(db, payment.attempt_id))
  if (!attempt) return
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, attempt.reader_id)
    const refund = await refundMeant(tx, payment.id, seen, clock.now())
    if (refund) await note(tx, refund, seen, services)
  })
  readers.forget(attempt.reader_id)
}

/** Finds our refund. A refund that an operator made in the gateway's dashboard is recorded first. */
async function refundMeant(
  tx: Database,
  paymentId: string,
  seen: GatewayRefund,
  at: Date,
): Promise<StoredRefund | undefined> {
  const ours = matchRefund(await refundsOfPayment(tx, paymentId), seen)
  if (ours || seen.state === 'failed') return ours
  const { amountCents } = seen
  return recordRefund(tx, { paymentId, amountCents, reason: 'operator', at })
}

async function note(
  tx: Database,
  refund: StoredRefund,
  seen: GatewayRefund,
  services: RefundServices,
): Promise<void> {
  const { refundId } = seen
  if (refund.state === 'processed') return noteOverpayment(tx, refund, seen, services)
  switch (seen.state) {
    case 'pending': {
      // A refund stays manual until it is paid.
      const state = refund.state === 'manual' ? 'manual' : 'submitted'
      return updateRefund(tx, refund, { state, provider_refund_id: refundId })
    }
    case 'failed': {
      if (isOfEarlierTry(refund, seen)) return
      return failTry(
        tx,
        refund,
        { failure: 'The gateway reports that it failed', refundId },
        services,
      )
    }
    case 'processed':
      return processed(tx, { ...refund, provider_refund_id: refundId }, services.clock.now())
  }
}

/** The gateway paid a refund that a bank transfer had paid before. The overpayment is booked; an operator must claim it back. */
async function noteOverpayment(
  tx: Database,
  refund: StoredRefund,
  seen: GatewayRefund,
  { clock, log }: RefundServices,
): Promise<void> {
  const isOverpaid = seen.state === 'processed' && refund.transferred_on !== null
  if (!isOverpaid || refund.overpaid_at !== null) return
  const now = clock.now()
  const provider_refund_id = seen.refundId
  await updateRefund(tx, refund, { overpaid_at: now.getTime(), provider_refund_id })
  await book(tx, {
    journal: `refund-overpaid:${refund.id}`,
    currency: refund.currency,
    movements: [{ debit: 'refunds-overpaid', credit: 'gateway', amountCents: refund.amount_cents }],
    at: now,
  })
  log('error', 'refund paid twice', { error: refund.id })
}

/** The gateway has paid the refund. */
async function processed(tx: Database, refund: StoredRefund, now: Date): Promise<void> {
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
const MOST_TRIES = 4

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
  if (tries >= MOST_TRIES) return leaveToOperator(tx, refund, context)
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
  log('error', 'refund needs a person', { error: id })
}

/** The bank returned the payment to the reader (chargeback), so the plan ends. */
export async function disputeLost(
  { db, gateway, clock, readers }: Services,
  lost: GatewayDispute,
): Promise<void> {
  const known = await paymentOfGateway(db, gateway.name, lost.paymentId)
  const attempt = known && (await attemptWith(db, known.attempt_id))
  if (!attempt) return
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, attempt.reader_id)
    const payment = await paymentWith(tx, known.id)
    const before = await refundsOfPayment(tx, known.id)
    if (!payment || before.some(({ reason }) => reason === 'dispute')) return
    const { amount_cents: paid_cents, refunded_cents } = payment
    const amountCents = capRefund(lost.amountCents, { paid_cents, refunded_cents })
    if (amountCents === 0) return
    const at = clock.now()
    const refund = await recordRefund(tx, {
      paymentId: payment.id,
      amountCents,
      reason: 'dispute',
      at,
    })
    await processed(tx, refund, at)
  })
  readers.forget(attempt.reader_id)
}
