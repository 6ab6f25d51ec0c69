import { SECOND_MS } from '#contract/durations.ts'
import type {
  SandboxOrder,
  SandboxPaymentRow,
  SandboxRefund,
  SandboxToken,
} from '#store/sandbox-gateway/payments.ts'
import type { Failure } from '../gateway.ts'
import { AFTER_MS } from './outcomes.ts'

// Converts rows of the sandbox to Razorpay's entities, with their state at a time.

const seconds = (ms: number) => Math.floor(ms / SECOND_MS)

export function orderEntity(order: SandboxOrder) {
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount_cents,
    currency: order.currency,
    receipt: order.receipt,
    notes: JSON.parse(order.notes),
    created_at: seconds(order.created_at),
  }
}

export function paymentEntity(payment: SandboxPaymentRow, now: Date) {
  const status = statusOf(payment, now)
  const failure: Failure | null =
    status === 'failed' && payment.failure ? JSON.parse(payment.failure) : null
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount_cents,
    currency: payment.currency,
    status,
    order_id: payment.order_id,
    method: payment.method,
    amount_refunded: payment.refunded_cents,
    captured: status === 'captured' || status === 'refunded',
    notes: JSON.parse(payment.notes),
    token_id: payment.token_id,
    customer_id: payment.customer_id,
    error_code: failure?.code ?? null,
    error_description: failure?.description ?? null,
    error_reason: failure?.reason ?? null,
    created_at: seconds(payment.created_at),
  }
}

export function statusOf(payment: SandboxPaymentRow, now: Date) {
  const { state, authorises_at, refunded_cents, amount_cents } = payment
  if (state === 'captured') return refunded_cents === amount_cents ? 'refunded' : 'captured'
  const isLate = authorises_at !== null && authorises_at <= now.getTime()
  return state === 'failed' && isLate ? 'authorized' : state
}

export function refundEntity(refund: SandboxRefund, now: Date) {
  const hasFailed = refund.fails_at !== null && refund.fails_at <= now.getTime()
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount_cents,
    payment_id: refund.payment_id,
    receipt: refund.key,
    status: hasFailed ? 'failed' : refund.state,
    created_at: seconds(refund.created_at),
  }
}

export function tokenEntity(token: SandboxToken, now: Date) {
  const status = hasEnded(token, now) ? 'cancelled' : 'confirmed'
  return {
    id: token.id,
    entity: 'token',
    method: 'card',
    max_amount: token.max_amount_cents,
    recurring: true,
    recurring_details: { status, failure_reason: null },
    created_at: seconds(token.created_at),
  }
}

export function hasEnded({ ends_at }: SandboxToken, now: Date): boolean {
  return ends_at !== null && ends_at <= now.getTime()
}

/** A payment has at most one dispute, so the dispute's id is the payment's with another prefix. */
function disputeIdOf({ id }: Pick<SandboxPaymentRow, 'id'>): string {
  return id.replace('pay_', 'disp_')
}

export function disputeEntity(payment: SandboxPaymentRow, now: Date) {
  const isLost = now.getTime() >= payment.created_at + AFTER_MS.disputeLost
  const status = isLost ? 'lost' : 'open'
  return {
    id: disputeIdOf(payment),
    entity: 'dispute',
    payment_id: payment.id,
    amount: payment.amount_cents,
    currency: payment.currency,
    amount_deducted: status === 'lost' ? payment.amount_cents : 0,
    status,
    phase: 'chargeback',
    reason_code: 'goods_or_services_not_received',
  }
}
