import { limitToUnrefunded } from '#domain/proration.ts'
import type { Database } from '#store/database.ts'
import { lockReader } from '#store/locks.ts'
import { attemptWith } from '#store/payments/attempts.ts'
import { book } from '#store/payments/ledger.ts'
import { paymentOfGateway, paymentWith, type StoredPayment } from '#store/payments/payments.ts'
import { refundsOfPayment, type StoredRefund, updateRefund } from '#store/payments/refunds.ts'
import type { GatewayDispute, GatewayRefund } from '../../integrations/gateway/gateway.ts'
import type { Services } from '../../services.ts'
import { failTry, markProcessed, recordRefund } from './refunds.ts'

export type RefundServices = Pick<Services, 'db' | 'gateway' | 'clock' | 'readers' | 'log'>

/** Records the state of a refund at the gateway. Repeated and late reports change nothing. */
export async function noteRefund(services: RefundServices, seen: GatewayRefund): Promise<void> {
  const { db, gateway, clock, readers } = services
  const payment = await paymentOfGateway(db, gateway.name, seen.paymentId)
  const attempt = payment && (await attemptWith(db, payment.attempt_id))
  if (!attempt) return
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, attempt.reader_id)
    const refund = await findOrRecordRefund(tx, payment.id, seen, clock.now())
    if (refund) await note(tx, refund, seen, services)
  })
  readers.forget(attempt.reader_id)
}

/** Finds our refund. A refund that an operator made in the gateway's dashboard is recorded first. */
async function findOrRecordRefund(
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
      return markProcessed(tx, { ...refund, provider_refund_id: refundId }, services.clock.now())
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
    const amountCents = limitToUnrefunded(lost.amountCents, { paid_cents, refunded_cents })
    if (amountCents === 0) return
    const at = clock.now()
    const refund = await recordRefund(tx, {
      paymentId: payment.id,
      amountCents,
      reason: 'dispute',
      at,
    })
    await markProcessed(tx, refund, at)
  })
  readers.forget(attempt.reader_id)
}

/**
 * The refund at the gateway: a processed try, else a pending one, else the failure of the current try. Undefined
 * when it is safe to send the refund.
 */
export async function findAtGateway(
  { db, gateway }: Pick<Services, 'db' | 'gateway'>,
  refund: StoredRefund,
): Promise<GatewayRefund | undefined> {
  const payment = await paymentOf(db, refund)
  // The payment was made with another gateway, which this server does not call.
  if (payment.provider !== gateway.name) return undefined
  const known = await refundsOfPayment(db, refund.payment_id)
  const made = (await gateway.refundsOf(payment.provider_payment_id)).filter(
    (seen) => matchRefund(known, seen)?.id === refund.id,
  )
  return (
    made.find(({ state }) => state === 'processed') ??
    made.find(({ state }) => state === 'pending') ??
    made.find((seen) => !isOfEarlierTry(refund, seen))
  )
}

export async function paymentOf(db: Services['db'], refund: StoredRefund): Promise<StoredPayment> {
  const payment = await paymentWith(db, refund.payment_id)
  if (!payment) throw new Error(`There is no payment ${refund.payment_id}`)
  return payment
}

/** Idempotency key of the current try: the gateway answers the same key with the same refund. */
export function refundKey({ id, tries }: Pick<StoredRefund, 'id' | 'tries'>): string {
  return tries === 0 ? id : `${id}.${tries}`
}

/**
 * Our refund for one that the gateway reports: by the gateway's id, then by our key. A refund that an operator made in
 * the gateway's dashboard replaces a failed one of ours with the same amount.
 */
function matchRefund(
  known: readonly StoredRefund[],
  seen: GatewayRefund,
): StoredRefund | undefined {
  return (
    known.find(({ provider_refund_id }) => provider_refund_id === seen.refundId) ??
    known.find((refund) => isTryOf(refund, seen)) ??
    known.find((refund) => isReplacedBy(refund, seen))
  )
}

/** Whether the reported failure belongs to an earlier try, which was counted before. */
function isOfEarlierTry(refund: StoredRefund, seen: GatewayRefund): boolean {
  if (isTryOf(refund, seen)) return seen.key !== refundKey(refund)
  return refund.state === 'failed' || refund.provider_refund_id !== seen.refundId
}

function isTryOf({ id }: StoredRefund, { key }: GatewayRefund): boolean {
  return key?.split('.')[0] === id
}

function isReplacedBy(refund: StoredRefund, { amountCents, state }: GatewayRefund): boolean {
  const hasFailed = refund.state === 'failed' || refund.manual_since !== null
  const isOpen = refund.state !== 'processed'
  return hasFailed && isOpen && state !== 'failed' && refund.amount_cents === amountCents
}
