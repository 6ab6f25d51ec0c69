import type { Database } from '#store/database.ts'
import { attemptWith } from '#store/payments/attempts.ts'
import { book } from '#store/payments/ledger.ts'
import { lockReader } from '#store/payments/locks.ts'
import { paymentOfGateway } from '#store/payments/payments.ts'
import { refundsOfPayment, type StoredRefund, updateRefund } from '#store/payments/refunds.ts'
import type { GatewayRefund } from '../integrations/gateway/gateway.ts'
import { tellReader } from '../reader-messages/tell-reader.ts'
import type { Services } from '../services.ts'
import { failTry } from './manual-refunds.ts'
import { isOfEarlierTry, matchRefund } from './refund-tries.ts'
import { insertAskedRefund } from './refunds.ts'

export type RefundServices = Pick<Services, 'db' | 'gateway' | 'clock' | 'readers' | 'log'>

/** Takes down what the gateway says of a refund, however often and in whatever order it does. */
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

/** One of ours; else one that somebody made at the gateway itself, which is booked then. */
async function refundMeant(
  tx: Database,
  paymentId: string,
  seen: GatewayRefund,
  at: Date,
): Promise<StoredRefund | undefined> {
  const ours = matchRefund(await refundsOfPayment(tx, paymentId), seen)
  if (ours || seen.state === 'failed') return ours
  const { amountCents } = seen
  return insertAskedRefund(tx, { paymentId, amountCents, reason: 'operator', at })
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
      // What needs an operator goes on needing one until it is paid.
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

/** The gateway paid what a bank transfer had settled. It is booked as the gateway did it, and an operator must ask for it back. */
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

/** The money is back with the reader. */
export async function processed(tx: Database, refund: StoredRefund, now: Date): Promise<void> {
  const { id, reader_id, provider_refund_id } = refund
  const processed_at = now.getTime()
  await updateRefund(tx, refund, { state: 'processed', provider_refund_id, processed_at })
  await bookPayout(tx, refund, 'gateway', now)
  const message = { kind: 'refund-processed', refundId: id } as const
  await tellReader(tx, reader_id, message, `refund-processed:${id}`, now)
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
