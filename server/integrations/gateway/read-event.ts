import { z } from 'zod'
import type {
  GatewayDispute,
  GatewayEvent,
  GatewayOrder,
  GatewayPayment,
  GatewayRefund,
} from './gateway.ts'
import {
  DisputeEntity,
  type OrderEntity,
  PaymentEntity,
  RefundEntity,
  TokenEntity,
} from './razorpay-api.ts'

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

/** One that went back was captured before. */
const STATE = {
  created: 'created',
  authorized: 'authorised',
  captured: 'captured',
  refunded: 'captured',
  failed: 'failed',
} as const

export function paymentIn(entity: PaymentEntity): GatewayPayment {
  const { token_id: tokenId, customer_id: customerId } = entity
  return {
    paymentId: entity.id,
    orderId: entity.order_id,
    attemptToken: entity.notes.attempt_token,
    amountCents: entity.amount,
    currency: entity.currency,
    state: STATE[entity.status],
    refundedCents: entity.amount_refunded ?? 0,
    mandate: tokenId && customerId ? { tokenId, customerId } : undefined,
    failure: entity.error_code
      ? {
          code: entity.error_code,
          description: entity.error_description ?? '',
          reason: entity.error_reason ?? '',
        }
      : undefined,
  }
}

export function orderIn(entity: OrderEntity): GatewayOrder {
  return { orderId: entity.id, customerId: entity.notes.customer_id }
}

export function refundIn(entity: RefundEntity): GatewayRefund {
  return {
    refundId: entity.id,
    paymentId: entity.payment_id,
    key: entity.receipt ?? undefined,
    amountCents: entity.amount,
    state: entity.status,
  }
}

export function disputeIn(entity: DisputeEntity): GatewayDispute {
  return {
    disputeId: entity.id,
    paymentId: entity.payment_id,
    amountCents: entity.amount,
    isLost: entity.status === 'lost',
  }
}
