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

/** Time from the payment to the fault that a card simulates. */
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
const CARD_UNKNOWN = failure('invalid_card_number', 'The sandbox does not have this card.')
const VPA_UNKNOWN = failure('invalid_vpa', 'The sandbox does not have this UPI id.')

const FAILURES: Partial<Record<SandboxOutcome, Failure>> = {
  'insufficient-funds': failure('insufficient_funds', 'The account does not hold enough money.'),
  cancelled: failure('payment_cancelled', "The payment was cancelled on the bank's page."),
  declined: DECLINED,
  'timed-out': failure('payment_timed_out', 'The payment was not completed in time.'),
  'authentication-failed': NOT_AUTHENTICATED,
  'fails-then-late-authorised': failure('payment_failed', 'The bank did not answer in time.'),
}

/** The result that the card or UPI id of a payment simulates. */
export type SimulatedPayment =
  | { kind: 'no-payment'; failure: Failure }
  | { kind: 'otp-required' }
  | { kind: 'failed'; outcome: SandboxOutcome; failure: Failure }
  | { kind: 'captured'; outcome: SandboxOutcome }

export function simulatePayment(payment: SandboxPayment): SimulatedPayment {
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

/** For a debit of a mandate that was created with this card. */
export function simulateDebit(outcome: SandboxOutcome): SimulatedPayment {
  return outcome === 'renewals-decline'
    ? { kind: 'failed', outcome, failure: DECLINED }
    : { kind: 'captured', outcome }
}

function outcomeOf(payment: SandboxPayment): SandboxOutcome | undefined {
  if (payment.method === 'card') return new Map(Object.entries(SANDBOX_CARDS)).get(payment.number)
  return new Map<string, SandboxOutcome>(Object.entries(SANDBOX_UPI)).get(payment.vpa)
}
