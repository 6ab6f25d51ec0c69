import type { Currency } from '#contract/plans.ts'

/** A payment gateway, independent of the company. Amounts are paise or cents. */
export interface Gateway {
  name: 'razorpay' | 'sandbox'
  /** Public: the checkout in the browser needs it. */
  keyId: string

  createOrder(order: NewOrder): Promise<GatewayOrder>
  /** Whether the gateway signed that this payment belongs to this order. */
  isCallbackSigned(callback: { orderId: string; paymentId: string; signature: string }): boolean
  /** Whether the gateway signed this body. */
  isEventSigned(rawBody: string, signature: string): boolean
  /** Undefined for an event that we do not use. */
  readEvent(body: unknown): GatewayEvent | undefined

  fetchPayment(paymentId: string): Promise<GatewayPayment>
  paymentsOf(orderId: string): Promise<GatewayPayment[]>
  /** For an order whose creation got no answer. */
  findOrder(receipt: string): Promise<GatewayOrder | undefined>
  capture(payment: {
    paymentId: string
    amountCents: number
    currency: Currency
  }): Promise<GatewayPayment>
  /** Idempotent: the same key returns the same refund. */
  refund(refund: NewRefund): Promise<GatewayRefund>
  refundsOf(paymentId: string): Promise<GatewayRefund[]>
  fetchRefund(refundId: string): Promise<GatewayRefund>
  fetchDispute(disputeId: string): Promise<GatewayDispute>
  /** Debits an existing mandate. */
  debit(debit: NewDebit): Promise<GatewayPayment>
  cancelMandate(mandate: Mandate): Promise<void>
  /** False also for a mandate that the gateway no longer has. */
  isMandateActive(mandate: Mandate): Promise<boolean>
}

export interface NewOrder {
  /** Our unique id of the order. */
  receipt: string
  amountCents: number
  currency: Currency
  notes: { attempt_token: string }
  /** The mandate to create with the first payment. */
  mandate: { customer: Customer; maxAmountCents: number; expiresAt: Date } | undefined
  /** For the debit of an existing mandate. */
  customerId?: string
}

export interface Customer {
  /** Our id of the reader. */
  id: string
  name: string
  email: string
  mobile: string
}

export interface GatewayOrder {
  orderId: string
  /** Set if the order creates or debits a mandate. */
  customerId: string | undefined
}

export interface GatewayPayment {
  paymentId: string
  orderId: string
  attemptToken: string | undefined
  amountCents: number
  currency: Currency
  state: 'created' | 'authorised' | 'captured' | 'failed'
  refundedCents: number
  mandate: Mandate | undefined
  failure: Failure | undefined
}

export interface Failure {
  code: string
  description: string
  reason: string
}

export interface Mandate {
  customerId: string
  tokenId: string
}

export interface NewDebit {
  mandate: Mandate
  orderId: string
  amountCents: number
  currency: Currency
  notes: { attempt_token: string }
  customer: Customer
}

export interface NewRefund {
  paymentId: string
  amountCents: number
  /** Our id of the refund. */
  key: string
}

export interface GatewayRefund {
  refundId: string
  paymentId: string
  /** The key of the request. */
  key: string | undefined
  amountCents: number
  state: 'pending' | 'processed' | 'failed'
}

export interface GatewayDispute {
  disputeId: string
  paymentId: string
  amountCents: number
  isLost: boolean
}

export type GatewayEvent =
  | { kind: 'payment'; payment: GatewayPayment }
  | { kind: 'refund'; refund: GatewayRefund }
  | { kind: 'mandate-revoked'; tokenId: string }
  | { kind: 'dispute-lost'; dispute: GatewayDispute }

/** The gateway refused the request and changed nothing. */
export class GatewayRefusal extends Error {
  readonly failure: Failure
  readonly status: number

  constructor(failure: Failure, status: number) {
    super(`${failure.code}: ${failure.description}`)
    this.failure = failure
    this.status = status
  }
}

/** The gateway gave no answer or no decision, so the outcome of the request is unknown. */
export class GatewaySilence extends Error {}
