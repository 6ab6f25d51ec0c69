import { SANDBOX_CARDS, SANDBOX_UPI, type SandboxOutcome } from '#contract/sandbox-gateway.ts'

/** What a developer reads beside each card. */
const WORDS: Record<SandboxOutcome, string> = {
  success: 'Passes',
  'insufficient-funds': 'Insufficient funds',
  cancelled: "Cancelled on the bank's page",
  declined: 'Declined',
  'timed-out': 'Timed out',
  'authentication-failed': 'Authentication failed',
  'webhook-late': 'Passes; webhook 30 s late',
  'webhook-lost': 'Passes; webhook lost',
  'webhook-three-times': 'Passes; webhook three times',
  'captured-before-authorised': 'Passes; captured before authorised',
  'callback-lost': 'Passes; the browser never hears of it',
  'fails-then-late-authorised': 'Fails; authorised an hour later',
  'renewals-decline': 'Passes; renewals decline',
  'mandate-revoked': 'Passes; mandate revoked a day later',
  'refund-pending': 'Passes; a refund stays pending',
  'refund-fails': 'Passes; a refund fails',
  dispute: 'Passes; disputed and lost',
  'otp-step': 'Asks for a one-time password',
}

export const TEST_CARDS = Object.entries(SANDBOX_CARDS).map(([number, outcome]) => ({
  number,
  words: WORDS[outcome],
}))

export const TEST_VPAS = Object.keys(SANDBOX_UPI)
