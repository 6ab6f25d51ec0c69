import type { AccesstypeCall } from '../accesstype-call.ts'
import { isUndecided, PaymentError, paymentErrorFor } from '../payment-error.ts'
import type { CheckoutOrder, PaymentProof } from './checkout-order.ts'
import { runScript } from './run-script.ts'

/** Only a server with stand-ins serves this file; see `sandbox/script.ts`. */
const SCRIPT = '/dev/sandbox-checkout.js'

export interface SandboxOrder {
  title: string
  orderId: string
  checkout: CheckoutOrder['checkout']
  call: AccesstypeCall
  signal: AbortSignal | undefined
}

/** A value and not an error: the script is a bundle of its own, so its error classes are not ours. */
export type SandboxResult =
  | { kind: 'paid'; proof: PaymentProof }
  | { kind: 'failed'; reason: string }
  | { kind: 'dismissed' }
  | { kind: 'unconfirmed' }

declare global {
  interface Window {
    SandboxCheckout?: (order: SandboxOrder) => Promise<SandboxResult>
  }
}

/** The checkout of the sandbox gateway, which stands in for Razorpay. Its code is not in this bundle. */
export async function sandboxCheckout(order: CheckoutOrder): Promise<PaymentProof> {
  if (!window.SandboxCheckout) await runScript(scriptAddress(order.address))
  if (!window.SandboxCheckout) throw new PaymentError('failed')
  if (order.signal?.aborted) throw new PaymentError('dismissed')
  const { title, orderId, checkout, call, signal } = order
  const result = await window
    .SandboxCheckout({ title, orderId, checkout, call, signal })
    .catch((error) => {
      throw isUndecided(error) ? new PaymentError('unconfirmed') : error
    })
  switch (result.kind) {
    case 'paid':
      return result.proof
    case 'failed':
      throw paymentErrorFor(result.reason)
    case 'dismissed':
    case 'unconfirmed':
      throw new PaymentError(result.kind)
  }
}

function scriptAddress(accesstypeAddress: string): string {
  return new URL(SCRIPT, new URL(accesstypeAddress, window.location.href)).href
}
