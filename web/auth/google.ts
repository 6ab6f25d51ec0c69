import { EmailCodeRequired } from '#contract/auth-google.ts'
import { loadSessionLibrary } from '../session/load-session-library.ts'
import { codeSentAt } from '../session/storage.ts'
import { type LoginProblem, messageOfGeneralError } from './login-problem.ts'
import type { NewReaderState } from './sign-in-state.ts'

/** Redirects to Google. Returns a problem if that failed. */
export async function goToGoogle(): Promise<LoginProblem | undefined> {
  try {
    const { ThirdParty } = await loadSessionLibrary()
    const address = await ThirdParty.getAuthorisationURLWithQueryParamsAndSetState({
      thirdPartyId: 'google',
      frontendRedirectURI: `${window.location.origin}/auth/callback/google`,
    })
    window.location.assign(address)
    return undefined
  } catch (error) {
    const words = messageOfGeneralError(error)
    return words ? { kind: 'said-by-server', words } : { kind: 'google-not-reached' }
  }
}

export type GoogleOutcome =
  | { kind: 'signed-in'; isNewUser: boolean; email: string | undefined }
  | { kind: 'code-sent'; email: string }
  | { kind: 'not-signed-in'; problem: LoginProblem }

/** Handles the return from Google: exchanges the code in the address for a session. */
export async function returnFromGoogle(): Promise<GoogleOutcome> {
  try {
    const { ThirdParty } = await loadSessionLibrary()
    if (!ThirdParty.getStateAndOtherInfoFromStorage()) {
      return notSignedIn({ kind: 'google-state-missing' })
    }
    // The reader cancelled at Google.
    if (new URLSearchParams(window.location.search).has('error')) {
      return notSignedIn({ kind: 'google-refused' })
    }
    const answer = await ThirdParty.signInAndUp()
    switch (answer.status) {
      case 'OK':
        return {
          kind: 'signed-in',
          isNewUser: answer.createdNewRecipeUser,
          email: answer.user.emails[0],
        }
      case 'NO_EMAIL_GIVEN_BY_PROVIDER':
        return notSignedIn({ kind: 'google-without-email' })
      case 'SIGN_IN_UP_NOT_ALLOWED':
        return outcomeOfRefusal(answer)
    }
  } catch (error) {
    const words = messageOfGeneralError(error)
    return notSignedIn(words ? { kind: 'said-by-server', words } : { kind: 'google-failed' })
  }
}

/** A refusal may mean that a code was sent to the reader's mailbox. The library stores the attempt for it. */
export async function outcomeOfRefusal(answer: unknown): Promise<GoogleOutcome> {
  const required = EmailCodeRequired.safeParse(answer).data
  if (!required) return notSignedIn({ kind: 'google-refused' })
  const { Passwordless } = await loadSessionLibrary()
  const { email, ...attemptInfo } = required.emailCode
  await Passwordless.setLoginAttemptInfo({ attemptInfo })
  codeSentAt.write(Date.now())
  return { kind: 'code-sent', email }
}

/** The router state for the new-reader screen; undefined for an existing account. */
export function newReaderByGoogle(
  { isNewUser, email }: Extract<GoogleOutcome, { kind: 'signed-in' }>,
  callbackUrl?: string,
): NewReaderState | undefined {
  return isNewUser
    ? { verificationMethod: 'email', email, isNewUser: true, callbackUrl }
    : undefined
}

export function notSignedIn(problem: LoginProblem): GoogleOutcome {
  return { kind: 'not-signed-in', problem }
}
