import type { Currency } from '#contract/plans.ts'

/**
 * The calls of Razorpay that we make, in its own words: amounts in paise or cents, times in seconds.
 * Answers are not believed before they were read. A call throws a GatewayRefusal or a GatewaySilence.
 */
export interface RazorpayApi {
  createCustomer(customer: CustomerRequest): Promise<unknown>
  createOrder(order: OrderRequest): Promise<unknown>
  ordersOf(receipt: string): Promise<unknown>
  paymentsOf(orderId: string): Promise<unknown>
  payment(id: string): Promise<unknown>
  capture(id: string, amount: number, currency: Currency): Promise<unknown>
  refund(paymentId: string, refund: RefundRequest): Promise<unknown>
  refundsOf(paymentId: string): Promise<unknown>
  refundById(id: string): Promise<unknown>
  dispute(id: string): Promise<unknown>
  debit(debit: DebitRequest): Promise<unknown>
  token(customerId: string, tokenId: string): Promise<unknown>
  deleteToken(customerId: string, tokenId: string): Promise<unknown>
}

export interface CustomerRequest {
  name?: string
  email?: string
  contact?: string
}

export type Notes = Record<string, string>

export interface OrderRequest {
  amount: number
  currency: Currency
  receipt: string
  notes: Notes
  payment_capture: true
  customer_id?: string
  method?: 'card'
  /** The mandate that is asked for. */
  token?: { max_amount: number; expire_at: number; frequency: 'as_presented' }
}

export interface RefundRequest {
  amount: number
  receipt: string
}

export interface DebitRequest {
  amount: number
  currency: Currency
  order_id: string
  customer_id: string
  token: string
  recurring: true
  email: string
  contact: string
  notes: Notes
}
