import { wordsOfGeneralError } from '../session/general-error.ts'
import { loadSessionLibrary } from '../session/load-session-library.ts'
import type { LoginProblem } from './login-problem.ts'

/** Leaves for Google. Returns only when that failed, with the reason. */
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
    const words = wordsOfGeneralError(error)
    return words ? { kind: 'said-by-server', words } : { kind: 'google-not-reached' }
  }
}

export type GoogleOutcome =
  | { kind: 'signed-in'; isNewUser: boolean }
  | { kind: 'not-signed-in'; problem: LoginProblem }

/** Back from Google: exchanges what is in the address for a session. */
export async function returnFromGoogle(): Promise<GoogleOutcome> {
  try {
    const { ThirdParty } = await loadSessionLibrary()
    if (!ThirdParty.getStateAndOtherInfoFromStorage()) {
      return notSignedIn({ kind: 'google-state-missing' })
    }
    // The reader changed their mind at Google.
    if (new URLSearchParams(window.location.search).has('error')) {
      return notSignedIn({ kind: 'google-refused' })
    }
    const answer = await ThirdParty.signInAndUp()
    switch (answer.status) {
      case 'OK':
        return { kind: 'signed-in', isNewUser: answer.createdNewRecipeUser }
      case 'NO_EMAIL_GIVEN_BY_PROVIDER':
        return notSignedIn({ kind: 'google-without-email' })
      case 'SIGN_IN_UP_NOT_ALLOWED':
        return notSignedIn({ kind: 'google-refused' })
    }
  } catch (error) {
    const words = wordsOfGeneralError(error)
    return notSignedIn(words ? { kind: 'said-by-server', words } : { kind: 'google-failed' })
  }
}

function notSignedIn(problem: LoginProblem): GoogleOutcome {
  return { kind: 'not-signed-in', problem }
}
