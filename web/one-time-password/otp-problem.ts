import type { VerificationMethod } from '#contract/auth.ts'
import { serverWords } from '../i18n/server-words.ts'
import type { Translate } from '../i18n/use-t.ts'

/** Why a code was not sent, not accepted, or not sent again. */
export type OtpProblem =
  | { kind: 'incomplete' }
  | { kind: 'incorrect' }
  | { kind: 'expired' }
  | { kind: 'not-allowed' }
  | { kind: 'not-verified' }
  | { kind: 'not-sent' }
  | { kind: 'attempt-over' }
  | { kind: 'not-resent'; method: VerificationMethod }
  | { kind: 'said-by-server'; words: string }

export function otpMessage(problem: OtpProblem, t: Translate): string {
  switch (problem.kind) {
    case 'incomplete':
      return t('Invalid OTP')
    case 'incorrect':
      return t('Invalid OTP.')
    case 'expired':
      return t('This OTP has expired. Please ask for a new one.')
    case 'not-allowed':
      return t('Sign in not allowed.')
    case 'not-verified':
      return t('Failed to verify OTP. Please try again.')
    case 'not-sent':
      return t('Failed to start verification. Please try again.')
    case 'attempt-over':
      return t('This OTP can no longer be used. Please ask for a new one.')
    case 'not-resent':
      return problem.method === 'mobile' ? t('Invalid phone number') : t('Invalid email')
    case 'said-by-server':
      return serverWords(problem.words, t)
  }
}
