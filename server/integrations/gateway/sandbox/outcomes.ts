import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import {
  SANDBOX_CARDS,
  SANDBOX_LATE_AUTHORISATION_SECONDS,
  SANDBOX_OTP_MIN_LENGTH,
  SANDBOX_UPI,
  type SandboxOutcome,
  type SandboxPayment,
} from '#contract/sandbox-gateway.ts'
import type { Failure } from '../gateway.ts'

/** When, after the payment, the faults of some cards come about. */
export const AFTER_MS = {
  lateAuthorisation: SANDBOX_LATE_AUTHORISATION_SECONDS * 1000,
  mandateRevoked: DAY_MS,
  refundFailed: HOUR_MS,
  disputeOpened: DAY_MS,
  disputeLost: 2 * DAY_MS,
} as const

const failure = (reason: string, description: string): Failure => ({
  code: 'BAD_REQUEST_ERROR',
  description,
  reason,
})

const DECLINED = failure('payment_declined', 'The bank declined the payment.')
const NOT_AUTHENTICATED = failure(
  'authentication_failed',
  'The bank could not make sure that the card is yours.',
)
const CARD_UNKNOWN = failure('invalid_card_number', 'The sandbox knows no such card.')
const VPA_UNKNOWN = failure('invalid_vpa', 'The sandbox knows no such UPI id.')

const FAILURES: Partial<Record<SandboxOutcome, Failure>> = {
  'insufficient-funds': failure('insufficient_funds', 'The account does not hold enough money.'),
  cancelled: failure('payment_cancelled', "The payment was cancelled on the bank's page."),
  declined: DECLINED,
  'timed-out': failure('payment_timed_out', 'The payment was not completed in time.'),
  'authentication-failed': NOT_AUTHENTICATED,
  'fails-then-late-authorised': failure('payment_failed', 'The bank did not answer in time.'),
}

/** What happens when somebody pays so. */
export type Course =
  | { kind: 'no-payment'; failure: Failure }
  | { kind: 'otp-required' }
  | { kind: 'failed'; outcome: SandboxOutcome; failure: Failure }
  | { kind: 'captured'; outcome: SandboxOutcome }

export function courseOf(payment: SandboxPayment): Course {
  const outcome = outcomeOf(payment)
  if (!outcome) {
    return { kind: 'no-payment', failure: payment.method === 'card' ? CARD_UNKNOWN : VPA_UNKNOWN }
  }
  const otp = payment.method === 'card' ? payment.otp : undefined
  if (outcome === 'otp-step' && otp === undefined) return { kind: 'otp-required' }
  const fault =
    otp !== undefined && otp.length < SANDBOX_OTP_MIN_LENGTH ? NOT_AUTHENTICATED : FAILURES[outcome]
  return fault ? { kind: 'failed', outcome, failure: fault } : { kind: 'captured', outcome }
}

/** Of a debit by a mandate that this card gave. */
export function courseOfDebit(outcome: SandboxOutcome): Course {
  return outcome === 'renewals-decline'
    ? { kind: 'failed', outcome, failure: DECLINED }
    : { kind: 'captured', outcome }
}

function outcomeOf(payment: SandboxPayment): SandboxOutcome | undefined {
  if (payment.method === 'card') return new Map(Object.entries(SANDBOX_CARDS)).get(payment.number)
  return new Map<string, SandboxOutcome>(Object.entries(SANDBOX_UPI)).get(payment.vpa)
}
