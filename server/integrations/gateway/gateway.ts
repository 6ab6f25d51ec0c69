import type { Currency } from '#contract/plans.ts'

/** A card gateway, in the words that all of them share. Amounts are paise or cents. */
export interface Gateway {
  name: 'razorpay' | 'sandbox'
  /** For the checkout in the browser; no secret. */
  keyId: string

  createOrder(order: NewOrder): Promise<GatewayOrder>
  /** Whether the gateway itself signed that this payment belongs to this order of ours. */
  isCallbackSigned(callback: { orderId: string; paymentId: string; signature: string }): boolean
  /** Whether the gateway itself signed this body. */
  isEventSigned(rawBody: string, signature: string): boolean
  /** None for an event that means nothing to us. */
  readEvent(body: unknown): GatewayEvent | undefined

  fetchPayment(paymentId: string): Promise<GatewayPayment>
  paymentsOf(orderId: string): Promise<GatewayPayment[]>
  /** Finds an order by the receipt that it was made with, after an answer that never came. */
  findOrder(receipt: string): Promise<GatewayOrder | undefined>
  capture(payment: {
    paymentId: string
    amountCents: number
    currency: Currency
  }): Promise<GatewayPayment>
  /** The same key gives the same refund, however often it is asked for. */
  refund(refund: NewRefund): Promise<GatewayRefund>
  refundsOf(paymentId: string): Promise<GatewayRefund[]>
  fetchRefund(refundId: string): Promise<GatewayRefund>
  fetchDispute(disputeId: string): Promise<GatewayDispute>
  /** Debits by a mandate that the reader gave before. */
  debit(debit: NewDebit): Promise<GatewayPayment>
  cancelMandate(mandate: Mandate): Promise<void>
  /** False also for a mandate that the gateway no longer has. */
  isMandateActive(mandate: Mandate): Promise<boolean>
}

export interface NewOrder {
  /** Ours, unique. */
  receipt: string
  amountCents: number
  currency: Currency
  notes: { attempt_token: string }
  /** Asks for a mandate along with the first payment. */
  mandate: { customer: Customer; maxAmountCents: number; expiresAt: Date } | undefined
  /** For the debit of a mandate that there is already. */
  customerId?: string
}

export interface Customer {
  /** Ours. */
  id: string
  name: string
  email: string
  mobile: string
}

export interface GatewayOrder {
  orderId: string
  /** When a mandate was asked for. */
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
  /** Ours: the id of the refund. */
  key: string
}

export interface GatewayRefund {
  refundId: string
  paymentId: string
  /** As it was asked for with. */
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

/** The gateway said no, and nothing happened. */
export class GatewayRefusal extends Error {
  readonly failure: Failure
  readonly status: number

  constructor(failure: Failure, status: number) {
    super(`${failure.code}: ${failure.description}`)
    this.failure = failure
    this.status = status
  }
}

/** The gateway did not answer, or not in time: what it did is not known. */
export class GatewaySilence extends Error {}
