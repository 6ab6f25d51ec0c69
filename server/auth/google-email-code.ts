import type { EmailCodeRequired } from '#contract/auth-google.ts'
import type { Services } from '../services.ts'
import { startAttempt } from './code-attempt.ts'
import { generalError, notSentWords } from './code-refusals.ts'

const REASON = 'Please sign in with an OTP by email.'

interface UnprovenAccount {
  /** Google's id of the account. */
  sub: string
  email: string
  /** Who signs in. */
  address: string
  deviceHashes: readonly string[]
}

/**
 * Sends a code to the address of a Google account. The answer is the same whether or not a reader has
 * the address, and the account stays with the attempt on the server until the code is entered.
 */
export async function requireEmailCode(
  services: Services,
  { sub, email, ...browser }: UnprovenAccount,
): Promise<EmailCodeRequired | ReturnType<typeof generalError>> {
  const asker = { readerId: null, ...browser, googleSub: sub }
  const attempt = await startAttempt(services, { kind: 'email', value: email }, asker)
  if (attempt.kind !== 'sent') return generalError(notSentWords(attempt, services.clock.now()))
  const { status: _, ...sent } = attempt.reply
  return { status: 'SIGN_IN_UP_NOT_ALLOWED', reason: REASON, emailCode: { ...sent, email } }
}
