import type { VerificationMethod } from '#contract/auth.ts'
import { CallError } from '../api/call-error.ts'
import { serverWords } from '../i18n/server-words.ts'
import type { Translate } from '../i18n/use-t.ts'

/** Why no code was sent to a new contact. */
export function contactProblem(method: VerificationMethod, error: Error, t: Translate): string {
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'contact-taken') {
    return method === 'mobile'
      ? t('This mobile number belongs to another account.')
      : t('This email address belongs to another account.')
  }
  if (code === 'too-many-requests') return serverWords(error.message, t)
  return method === 'mobile'
    ? t('Failed to update phone number. Please try again.')
    : t('Failed to update email. Please try again.')
}
