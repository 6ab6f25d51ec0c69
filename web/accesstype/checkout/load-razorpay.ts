import { PaymentError } from '../payment-error.ts'

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

export type RazorpayCheckout = new (
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
export async function loadRazorpay(): Promise<RazorpayCheckout> {
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
