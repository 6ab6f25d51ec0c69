import { PaymentError, paymentError } from '../payment-error.ts'
import type { CheckoutOrder, Paid } from './open-checkout.ts'

/** Razorpay's own checkout, over the page. */
export async function razorpayCheckout(order: CheckoutOrder): Promise<Paid> {
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
      reject(paymentError(error.reason))
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
    // The page has a retry of its own.
    retry: { enabled: false },
    ...(customer_id && { customer_id, recurring: '1' as const }),
  } satisfies Partial<RazorpayOptions>
}

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

/** As Razorpay documents its checkout; what we use of it. */
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

/** Fetched when the first reader pays, and not before. */
async function loadRazorpay(): Promise<RazorpayCheckout> {
  if (!window.Razorpay) await runScript()
  if (!window.Razorpay) throw new PaymentError('failed')
  return window.Razorpay
}

function runScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new PaymentError('failed'))
    }
    document.head.append(script)
  })
}
