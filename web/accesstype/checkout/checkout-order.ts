import type { Checkout, PaymentConfirmation } from '#contract/payments.ts'
import type { AccesstypeUser } from '#contract/subscriptions.ts'
import type { AccesstypeCall } from '../accesstype-call.ts'

export interface CheckoutOrder {
  checkout: Checkout
  orderId: string
  attemptToken: string
  /** The plan that is bought. */
  title: string
  user: AccesstypeUser | undefined
  call: AccesstypeCall
  /** Of Accesstype's API. */
  address: string
  /** Closes the checkout. */
  signal: AbortSignal | undefined
}

/** The gateway's signed statement that the order was paid. */
export type PaymentProof = Required<
  Pick<PaymentConfirmation, 'payment_token' | 'payment_signature'>
>
