import type { Checkout, PaidAttempt } from '#contract/payments.ts'
import type { ProviderUser } from '#contract/subscriptions.ts'
import type { ProviderCall } from '../provider-call.ts'
import { razorpayCheckout } from './razorpay-checkout.ts'
import { sandboxCheckout } from './sandbox-checkout.ts'

export interface CheckoutOrder {
  checkout: Checkout
  orderId: string
  attemptToken: string
  /** What is bought. */
  title: string
  user: ProviderUser | undefined
  call: ProviderCall
}

/** The gateway's word that it was paid. */
export type Paid = Required<Pick<PaidAttempt, 'payment_token' | 'payment_signature'>>

/** Has the reader pay; refused by a PaymentError. */
export function openCheckout(order: CheckoutOrder): Promise<Paid> {
  return order.checkout.gateway === 'sandbox' ? sandboxCheckout(order) : razorpayCheckout(order)
}
