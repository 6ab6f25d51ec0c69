import type { Checkout, PaidAttempt } from '#contract/payments.ts'
import type { ProviderUser } from '#contract/subscriptions.ts'
import type { ProviderCall } from '../accesstype-call.ts'
import { PaymentError } from '../payment-error.ts'
import { sandboxCheckout } from '../sandbox/sandbox-checkout.ts'
import { razorpayCheckout } from './razorpay-checkout.ts'

export interface CheckoutOrder {
  checkout: Checkout
  orderId: string
  attemptToken: string
  /** What is bought. */
  title: string
  user: ProviderUser | undefined
  call: ProviderCall
  /** Closes the checkout. */
  signal: AbortSignal | undefined
}

/** The gateway's word that it was paid. */
export type Paid = Required<Pick<PaidAttempt, 'payment_token' | 'payment_signature'>>

/** Has the reader pay; refused by a PaymentError. */
export async function openCheckout(order: CheckoutOrder): Promise<Paid> {
  if (order.signal?.aborted) throw new PaymentError('dismissed')
  return order.checkout.gateway === 'sandbox' ? sandboxCheckout(order) : razorpayCheckout(order)
}
