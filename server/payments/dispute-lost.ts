import { atMost } from '#domain/proration.ts'
import { attemptWith } from '#store/payments/attempts.ts'
import { lockReader } from '#store/payments/locks.ts'
import { paymentOfGateway, paymentWith } from '#store/payments/payments.ts'
import { refundsOfPayment } from '#store/payments/refunds.ts'
import type { GatewayDispute } from '../integrations/gateway/gateway.ts'
import type { Services } from '../services.ts'
import { processed } from './note-refund.ts'
import { insertAskedRefund } from './refunds.ts'

/** The bank took the money back for the reader: the plan goes with it. */
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
    const amountCents = atMost(lost.amountCents, { paid_cents, refunded_cents })
    if (amountCents === 0) return
    const at = clock.now()
    const refund = await insertAskedRefund(tx, {
      ...{ paymentId: payment.id, amountCents, reason: 'dispute', at },
    })
    await processed(tx, refund, at)
  })
  readers.forget(attempt.reader_id)
}
