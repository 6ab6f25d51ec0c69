import { CallError } from '#contract/call-error.ts'
import { PaymentError } from '../accesstype/payment-error.ts'
import type { Translate } from '../i18n/use-t.ts'

/** The message for the reader when a payment failed. */
export function paymentProblem(error: Error, t: Translate): string {
  if (error instanceof PaymentError) return endingWords(error.ending, t)
  return error instanceof CallError ? refusalWords(error.code, t) : otherwise(t)
}

function endingWords(ending: PaymentError['ending'], t: Translate): string {
  switch (ending) {
    case 'dismissed':
      return t('Payment cancelled by user.')
    case 'cancelled':
      return t('Payment cancelled. Please try again.')
    case 'failed':
      return t('Payment failed. Please try again.')
    case 'unconfirmed':
      return t('Your payment is not confirmed yet.')
  }
}

function refusalWords(code: CallError['code'], t: Translate): string {
  switch (code) {
    case 'already-subscribed':
    case 'login-required':
      return t('User is not logged in or is already a subscriber.')
    case 'unsupported-plan':
    case 'plan-not-found':
      return t('Unsupported plan configuration. Please contact support.')
    case 'price-changed':
      return t('The price of this plan has changed. Please look at it again.')
    case 'too-many-requests':
      return t('Too many attempts. Please try again in a few minutes.')
    case 'payment-method-unavailable':
      return t('Payment method unavailable. Try a different plan or contact support.')
    case 'payment-failed':
    case 'attempt-abandoned':
      return t('Payment failed. Please try again.')
    case 'payment-cancelled':
      return t('Payment cancelled. Please try again.')
    default:
      return otherwise(t)
  }
}

function otherwise(t: Translate): string {
  return t('Something went wrong, please try again.')
}

/** The reader cannot buy anything: not signed in, or already subscribed. */
export function isOutOfPlace(error: Error): boolean {
  return error instanceof CallError && ['already-subscribed', 'login-required'].includes(error.code)
}
