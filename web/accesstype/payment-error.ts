import { CallError } from '#contract/call-error.ts'
import type { ProblemCode } from '#contract/problem.ts'

/** The messages that readers see. */
const MESSAGES = {
  dismissed: 'Payment cancelled by user.',
  cancelled: 'Payment cancelled. Please try again.',
  failed: 'Payment failed. Please try again.',
  unconfirmed: 'Your payment is not confirmed yet.',
} as const

type Ending = keyof typeof MESSAGES

/** The payment did not succeed. `unconfirmed`: this browser does not know whether it did. */
export class PaymentError extends Error {
  override name = 'PaymentError'
  readonly ending: Ending

  constructor(ending: Ending) {
    super(MESSAGES[ending])
    this.ending = ending
  }
}

/** The error for the gateway's reason of a failed payment. */
export function paymentErrorFor(reason: string): PaymentError {
  return new PaymentError(reason === 'payment_cancelled' ? 'cancelled' : 'failed')
}

const WAITS_MS = [500, 1000, 2000, 4000]

/** Failures after which the result is unknown. */
const MAY_PASS: readonly ProblemCode[] = [
  ...(['unavailable', 'internal', 'request-in-flight', 'too-many-requests'] as const),
]

/** Retries for some seconds while the result is unknown. */
export async function retryWhileUndecided<T>(ask: () => Promise<T>): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await ask()
    } catch (error) {
      if (!isUndecided(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return ask()
}

export function isUndecided(error: unknown): boolean {
  return error instanceof CallError && MAY_PASS.includes(error.code)
}
