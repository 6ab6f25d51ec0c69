import { z } from 'zod'
import { serverWords } from '../i18n/server-words.ts'
import type { Translate } from '../i18n/use-t.ts'

/** Why the sign-in failed. Passed to the login screen in the router state. */
export const LoginProblem = z.union([
  z.object({
    kind: z.enum([
      'mobile-missing',
      'mobile-invalid',
      'email-missing',
      'email-invalid',
      'not-started',
      'not-allowed',
      'attempt-over',
      'google-not-reached',
      'google-state-missing',
      'google-refused',
      'google-failed',
      'google-without-email',
    ]),
  }),
  z.object({ kind: z.literal('said-by-server'), words: z.string() }),
])
export type LoginProblem = z.infer<typeof LoginProblem>

export function loginMessage(problem: LoginProblem, t: Translate): string {
  switch (problem.kind) {
    case 'mobile-missing':
      return t('Please enter your mobile number')
    case 'mobile-invalid':
      return t('Invalid mobile number')
    case 'email-missing':
      return t('Please enter your email address')
    case 'email-invalid':
      return t('Invalid email')
    case 'not-started':
      return t('Failed to start verification. Please try again.')
    case 'not-allowed':
      return t('Sign in not allowed.')
    case 'attempt-over':
      return t('This OTP can no longer be used. Please ask for a new one.')
    case 'google-not-reached':
      return t('Oops! Something went wrong.')
    case 'google-state-missing':
      return t('Google authentication state not found. Please try again.')
    case 'google-refused':
      return t('Login failed. Please try again.')
    case 'google-failed':
      return t('Error during login. Please try again or use another login method.')
    case 'google-without-email':
      return t('No email provided by social login. Please use another form of login')
    case 'said-by-server':
      return serverWords(problem.words, t)
  }
}

const GeneralError = z.object({
  isSuperTokensGeneralError: z.literal(true),
  message: z.string().min(1),
})

/** The server's message for the reader, when that is why the sign-in library threw. */
export function messageOfGeneralError(error: unknown): string | undefined {
  return GeneralError.safeParse(error).data?.message
}
