import { z } from 'zod'
import { Currency } from '#contract/plans.ts'

// Of Razorpay's entities, what we read.

/** An empty list when there are none. */
const Notes = z
  .object({ attempt_token: z.string().optional(), customer_id: z.string().optional() })
  .catch({})

export const PaymentEntity = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.number().int(),
  currency: Currency,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.number().int().nullish(),
  notes: Notes,
  token_id: z.string().nullish(),
  customer_id: z.string().nullish(),
  error_code: z.string().nullish(),
  error_description: z.string().nullish(),
  error_reason: z.string().nullish(),
})
export type PaymentEntity = z.infer<typeof PaymentEntity>

export const OrderEntity = z.object({ id: z.string(), notes: Notes })
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

export const Debited = z.object({ razorpay_payment_id: z.string() })

export function listOf<Entity extends z.ZodType>(entity: Entity) {
  return z.object({ items: z.array(entity) })
}
