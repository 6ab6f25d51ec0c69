import { openShop } from '../testing.ts'
import { refundPayment } from './refunds.ts'

export const REFUND_PENDING = '4000000000007098'
export const REFUND_FAILS = '4000000000007106'

/** A reader with a plan, whose payment an operator refunds in part. */
export async function refundedMember(card?: string, amountCents = 5000) {
  const shop = await openShop()
  const member = await shop.member()
  await member.buy('month', 'standard', card)
  const { db, clock } = shop.services
  const payment = await db.selectFrom('payment').selectAll().executeTakeFirstOrThrow()
  const at = clock.now()
  const request = { paymentId: payment.id, amountCents, reason: 'operator', at } as const
  const refundId = await db.transaction().execute((tx) => refundPayment(tx, request))
  const stored = () =>
    db.selectFrom('refund').selectAll().where('id', '=', refundId).executeTakeFirstOrThrow()
  return {
    shop,
    member,
    refund: { id: refundId, stored, gatewayPaymentId: payment.provider_payment_id },
    /** After all automatic retries and after the due day. */
    passUntilManual: () => shop.passUntil('2026-12-07T12:00:00+05:30'),
  }
}
