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

const entityOf = <Entity extends z.ZodType>(entity: Entity) => z.object({ entity })

const PaymentEvent = z.object({
  event: z.enum(['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid']),
  payload: z.object({ payment: entityOf(PaymentEntity) }),
})
const RefundEvent = z.object({
  event: z.enum(['refund.created', 'refund.processed', 'refund.failed']),
  payload: z.object({ refund: entityOf(RefundEntity) }),
})
const TokenEvent = z.object({
  event: z.enum(['token.cancelled', 'token.rejected']),
  payload: z.object({ token: entityOf(TokenEntity) }),
})
const DisputeEvent = z.object({
  event: z.literal('payment.dispute.lost'),
  payload: z.object({ dispute: entityOf(DisputeEntity) }),
})

/** Undefined for an event that we do not use, such as that of a payment without an order. */
export function readEvent(body: unknown): GatewayEvent | undefined {
  const payment = PaymentEvent.safeParse(body).data?.payload.payment.entity
  if (payment) return { kind: 'payment', payment: toPayment(payment) }
  const refund = RefundEvent.safeParse(body).data?.payload.refund.entity
  if (refund) return { kind: 'refund', refund: toRefund(refund) }
  const token = TokenEvent.safeParse(body).data?.payload.token.entity
  if (token) return { kind: 'mandate-revoked', tokenId: token.id }
  const lost = DisputeEvent.safeParse(body).data?.payload.dispute.entity
  if (lost) return { kind: 'dispute-lost', dispute: toDispute(lost) }
  return undefined
}

/** A refunded payment counts as captured; its refunds are separate. */
const STATE = {
  created: 'created',
  authorized: 'authorised',
  captured: 'captured',
  refunded: 'captured',
  failed: 'failed',
} as const

export function toPayment(entity: PaymentEntity): GatewayPayment {
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

export function toOrder(entity: OrderEntity): GatewayOrder {
  return { orderId: entity.id, customerId: entity.notes.customer_id }
}

export function toRefund(entity: RefundEntity): GatewayRefund {
  return {
    refundId: entity.id,
    paymentId: entity.payment_id,
    key: entity.receipt ?? undefined,
    amountCents: entity.amount,
    state: entity.status,
  }
}

export function toDispute(entity: DisputeEntity): GatewayDispute {
  return {
    disputeId: entity.id,
    paymentId: entity.payment_id,
    amountCents: entity.amount,
    isLost: entity.status === 'lost',
  }
}
