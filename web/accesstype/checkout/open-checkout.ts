import { PaymentError } from '../payment-error.ts'
import type { CheckoutOrder, PaymentProof } from './checkout-order.ts'
import { razorpayCheckout } from './razorpay-checkout.ts'
import { sandboxCheckout } from './sandbox-checkout.ts'

/** Opens the gateway's checkout. Throws a PaymentError unless the reader pays. */
export async function openCheckout(order: CheckoutOrder): Promise<PaymentProof> {
  if (order.signal?.aborted) throw new PaymentError('dismissed')
  return order.checkout.gateway === 'sandbox' ? sandboxCheckout(order) : razorpayCheckout(order)
}
