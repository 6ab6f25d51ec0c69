import { z } from 'zod'
import { Currency } from '#contract/plans.ts'

// The fields of Razorpay's entities that we read.

/** Razorpay sends an empty array if there are no notes. */
const EntityNotes = z
  .object({ attempt_token: z.string().optional(), customer_id: z.string().optional() })
  .catch({})

export const PaymentEntity = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.number().int(),
  currency: Currency,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.number().int().nullish(),
  notes: EntityNotes,
  token_id: z.string().nullish(),
  customer_id: z.string().nullish(),
  error_code: z.string().nullish(),
  error_description: z.string().nullish(),
  error_reason: z.string().nullish(),
})
export type PaymentEntity = z.infer<typeof PaymentEntity>

export const OrderEntity = z.object({ id: z.string(), notes: EntityNotes })
export type OrderEntity = z.infer<typeof OrderEntity>

export const RefundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
})
export type RefundEntity = z.infer<typeof RefundEntity>

export const CustomerEntity = z.object({ id: z.string() })

export const DisputeEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  status: z.string(),
})
export type DisputeEntity = z.infer<typeof DisputeEntity>

export const TokenEntity = z.object({
  id: z.string(),
  recurring_details: z.object({ status: z.string().nullish() }).nullish(),
})

export const DebitReply = z.object({ razorpay_payment_id: z.string() })

export function listOf<Entity extends z.ZodType>(entity: Entity) {
  return z.object({ items: z.array(entity) })
}

/**
 * The calls of Razorpay's API that we make. Amounts are paise or cents, times are seconds. Answers are unknown until
 * they are parsed. A call throws a GatewayRefusal or a GatewaySilence.
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

type Notes = Record<string, string>

export interface OrderRequest {
  amount: number
  currency: Currency
  receipt: string
  notes: Notes
  payment_capture: true
  customer_id?: string
  method?: 'card'
  /** The mandate to create. */
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
