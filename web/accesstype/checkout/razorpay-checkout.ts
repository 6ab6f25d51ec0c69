import { PaymentError, paymentErrorFor } from '../payment-error.ts'
import type { CheckoutOrder, PaymentProof } from './checkout-order.ts'
import { runScript } from './run-script.ts'

/** Opens Razorpay's checkout over the page. */
export async function razorpayCheckout(order: CheckoutOrder): Promise<PaymentProof> {
  const Razorpay = await loadRazorpay()
  return new Promise((resolve, reject) => {
    // Without a network, the checkout cannot know whether the bank took the payment.
    const dismiss = () => reject(new PaymentError(navigator.onLine ? 'dismissed' : 'unconfirmed'))
    const checkout = new Razorpay({
      ...optionsFor(order),
      handler: ({ razorpay_payment_id, razorpay_signature }) =>
        resolve({ payment_token: razorpay_payment_id, payment_signature: razorpay_signature }),
      modal: { ondismiss: dismiss },
    })
    order.signal?.addEventListener('abort', () => {
      dismiss()
      checkout.close()
    })
    checkout.on('payment.failed', ({ error }) => {
      reject(paymentErrorFor(error.reason))
      checkout.close()
    })
    checkout.open()
  })
}

function optionsFor({ checkout, orderId, attemptToken, title, user }: CheckoutOrder) {
  const { key_id, amount_cents, amount_currency, customer_id } = checkout
  return {
    key: key_id,
    order_id: orderId,
    amount: amount_cents,
    currency: amount_currency,
    name: document.title,
    description: title,
    notes: { attempt_token: attemptToken },
    prefill: {
      ...(user?.name && { name: user.name }),
      ...(user?.emailAddress && { email: user.emailAddress }),
      ...(user?.mobileNumber && { contact: user.mobileNumber }),
    },
    // Our failure screen offers the retry.
    retry: { enabled: false },
    ...(customer_id && { customer_id, recurring: '1' as const }),
  } satisfies Partial<RazorpayOptions>
}

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

/** The part of Razorpay's documented checkout that we use. */
export interface RazorpayOptions {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  notes: Record<string, string>
  prefill: { name?: string; email?: string; contact?: string }
  retry: { enabled: boolean }
  customer_id?: string
  recurring?: '1'
  handler: (paid: { razorpay_payment_id: string; razorpay_signature: string }) => void
  modal: { ondismiss: () => void }
}

type RazorpayCheckout = new (
  options: RazorpayOptions,
) => {
  open(): void
  close(): void
  on(event: 'payment.failed', tell: (failed: { error: { reason: string } }) => void): void
}

declare global {
  interface Window {
    Razorpay?: RazorpayCheckout
  }
}

/** Loaded at the first payment. */
async function loadRazorpay(): Promise<RazorpayCheckout> {
  if (!window.Razorpay) await runScript(SCRIPT)
  if (!window.Razorpay) throw new PaymentError('failed')
  return window.Razorpay
}
