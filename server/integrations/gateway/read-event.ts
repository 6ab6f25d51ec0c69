import { z } from 'zod'
import type { GatewayEvent } from './gateway.ts'
import { DisputeEntity, PaymentEntity, RefundEntity, TokenEntity } from './razorpay-entities.ts'
import { disputeIn, paymentIn, refundIn } from './read-entities.ts'

const of = <Entity extends z.ZodType>(entity: Entity) => z.object({ entity })

const AboutPayment = z.object({
  event: z.enum(['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid']),
  payload: z.object({ payment: of(PaymentEntity) }),
})
const AboutRefund = z.object({
  event: z.enum(['refund.created', 'refund.processed', 'refund.failed']),
  payload: z.object({ refund: of(RefundEntity) }),
})
const AboutToken = z.object({
  event: z.enum(['token.cancelled', 'token.rejected']),
  payload: z.object({ token: of(TokenEntity) }),
})
const AboutDispute = z.object({
  event: z.literal('payment.dispute.lost'),
  payload: z.object({ dispute: of(DisputeEntity) }),
})

/** None for an event that means nothing to us, such as a payment that belongs to no order. */
export function readEvent(body: unknown): GatewayEvent | undefined {
  const payment = AboutPayment.safeParse(body).data?.payload.payment.entity
  if (payment) return { kind: 'payment', payment: paymentIn(payment) }
  const refund = AboutRefund.safeParse(body).data?.payload.refund.entity
  if (refund) return { kind: 'refund', refund: refundIn(refund) }
  const token = AboutToken.safeParse(body).data?.payload.token.entity
  if (token) return { kind: 'mandate-revoked', tokenId: token.id }
  const lost = AboutDispute.safeParse(body).data?.payload.dispute.entity
  if (lost) return { kind: 'dispute-lost', dispute: disputeIn(lost) }
  return undefined
}
