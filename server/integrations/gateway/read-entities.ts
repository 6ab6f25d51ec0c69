import type { GatewayDispute, GatewayOrder, GatewayPayment, GatewayRefund } from './gateway.ts'
import type {
  DisputeEntity,
  OrderEntity,
  PaymentEntity,
  RefundEntity,
} from './razorpay-entities.ts'

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
