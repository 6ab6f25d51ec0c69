import { useNavigate } from 'react-router'
import { createOneTapNonce, signInUp } from '#contract/auth-google.ts'
import { TERMS_LAST_UPDATED } from '#contract/consents.ts'
import { showToast } from '#ui/toast.ts'
import { call } from '../api/call.ts'
import { useT } from '../i18n/use-t.ts'
import { loadSessionLibrary } from '../session/load-session-library.ts'
import { pendingConsent } from '../session/storage.ts'
import { askForGoogleCode, continueAfterSignIn, finishSignIn } from './after-sign-in.ts'
import { type GoogleOutcome, newReaderByGoogle, notSignedIn, outcomeOfRefusal } from './google.ts'
import { loginMessage } from './login-problem.ts'

export async function oneTapNonce(): Promise<string> {
  return (await call(createOneTapNonce, {})).nonce
}

/** Signs in with the credential of the one-tap prompt. */
export function useOneTapSignIn(onClose: () => void) {
  const t = useT()
  const navigate = useNavigate()

  return async function signIn(credential: string): Promise<void> {
    // No consent boxes were shown, so only the terms are agreed to.
    pendingConsent.write({ act: 'one-tap', terms_version: TERMS_LAST_UPDATED })
    const outcome = await exchange(credential)
    if (outcome.kind === 'not-signed-in') {
      pendingConsent.remove()
      onClose()
      return showToast('error', loginMessage(outcome.problem, t))
    }
    if (outcome.kind === 'code-sent') {
      return askForGoogleCode(navigate, { email: outcome.email, callbackUrl: undefined })
    }
    const signedIn = await finishSignIn('google')
    return continueAfterSignIn(navigate, undefined, {
      ...signedIn,
      newReader: newReaderByGoogle(outcome),
    })
  }
}

async function exchange(id_token: string): Promise<GoogleOutcome> {
  try {
    // The library must be loaded to store the session of the reply.
    await loadSessionLibrary()
    const body = { thirdPartyId: 'google', oAuthTokens: { id_token } } as const
    const answer = await call(signInUp, { body })
    switch (answer.status) {
      case 'OK':
        return 'createdNewUser' in answer
          ? { kind: 'signed-in', isNewUser: answer.createdNewUser, email: answer.user.email }
          : {
              kind: 'signed-in',
              isNewUser: answer.createdNewRecipeUser,
              email: answer.user.emails[0],
            }
      case 'GENERAL_ERROR':
        return notSignedIn({ kind: 'said-by-server', words: answer.message })
      case 'NO_EMAIL_GIVEN_BY_PROVIDER':
        return notSignedIn({ kind: 'google-without-email' })
      case 'SIGN_IN_UP_NOT_ALLOWED':
        return await outcomeOfRefusal(answer)
    }
  } catch {
    return notSignedIn({ kind: 'google-failed' })
  }
}
