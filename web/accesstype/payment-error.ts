/** In the words that readers see. */
const MESSAGES = {
  dismissed: 'Payment cancelled by user.',
  cancelled: 'Payment cancelled. Please try again.',
  failed: 'Payment failed. Please try again.',
  unconfirmed: 'Your payment is not confirmed yet.',
} as const

type Ending = keyof typeof MESSAGES

/** Nothing was paid, as far as this browser knows; `unconfirmed` means that it may have been. */
export class PaymentError extends Error {
  override name = 'PaymentError'
  readonly ending: Ending

  constructor(ending: Ending) {
    super(MESSAGES[ending])
    this.ending = ending
  }
}

/** By the gateway's reason. */
export function paymentError(reason: string): PaymentError {
  return new PaymentError(reason === 'payment_cancelled' ? 'cancelled' : 'failed')
}
