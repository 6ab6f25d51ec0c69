import type { Database } from '#store/database.ts'
import { attemptWith } from '#store/payments/attempts.ts'
import { book } from '#store/payments/ledger.ts'
import { lockReader } from '#store/payments/locks.ts'
import { paymentOfProvider } from '#store/payments/payments.ts'
import { refundsOfPayment, type StoredRefund, updateRefund } from '#store/payments/refunds.ts'
import type { GatewayRefund } from '../outside/gateway/gateway.ts'
import { tellReader } from '../reader-messages/tell-reader.ts'
import type { Services } from '../services.ts'
import { insertAskedRefund } from './refunds.ts'

/** Takes down what the gateway says of a refund, however often and in whatever order it does. */
export async function noteRefund(services: Services, seen: GatewayRefund): Promise<void> {
  const { db, gateway, clock, readers } = services
  const payment = await paymentOfProvider(db, gateway.name, seen.paymentId)
  const attempt = payment && (await attemptWith(db, payment.attempt_id))
  if (!attempt) return
  await db.transaction().execute(async (tx) => {
    await lockReader(tx, attempt.reader_id)
    const refund = await refundMeant(tx, payment.id, seen, clock.now())
    if (refund) await note(tx, refund, seen, clock.now())
  })
  readers.forget(attempt.reader_id)
}

/** Ours by its key; else one that somebody made at the gateway itself, which is booked then. */
async function refundMeant(
  tx: Database,
  paymentId: string,
  seen: GatewayRefund,
  at: Date,
): Promise<StoredRefund | undefined> {
  const known = await refundsOfPayment(tx, paymentId)
  const [keyId] = seen.key?.split('.') ?? []
  const ours =
    known.find(({ provider_refund_id }) => provider_refund_id === seen.refundId) ??
    known.find(({ id }) => id === keyId)
  if (ours || seen.state === 'failed') return ours
  const { amountCents } = seen
  return insertAskedRefund(tx, { paymentId, amountCents, reason: 'operator', at })
}

async function note(
  tx: Database,
  refund: StoredRefund,
  seen: GatewayRefund,
  now: Date,
): Promise<void> {
  if (refund.state === 'processed') return
  const isOfAnEarlierTry =
    seen.state === 'failed' && (refund.state === 'failed' || isOther(refund, seen))
  if (isOfAnEarlierTry) return
  const provider_refund_id = seen.refundId
  switch (seen.state) {
    case 'pending':
      return updateRefund(tx, refund, { state: 'submitted', provider_refund_id })
    case 'failed':
      return updateRefund(tx, refund, {
        state: 'failed',
        provider_refund_id,
        tries: refund.tries + 1,
      })
    case 'processed':
      return processed(tx, { ...refund, provider_refund_id }, now)
  }
}

function isOther({ provider_refund_id }: StoredRefund, { refundId }: GatewayRefund): boolean {
  return provider_refund_id !== null && provider_refund_id !== refundId
}

/** The money is back with the reader. */
export async function processed(tx: Database, refund: StoredRefund, now: Date): Promise<void> {
  const { id, reader_id, currency, amount_cents, provider_refund_id } = refund
  const processed_at = now.getTime()
  await updateRefund(tx, refund, { state: 'processed', provider_refund_id, processed_at })
  await book(tx, {
    journal: `refund-processed:${id}`,
    currency,
    movements: [{ debit: 'refunds-payable', credit: 'gateway', amountCents: amount_cents }],
    at: now,
  })
  const message = { kind: 'refund-processed', refundId: id } as const
  await tellReader(tx, reader_id, message, `refund-processed:${id}`, now)
}
