import type { NavigateFunction } from 'react-router'
import { track } from '../analytics/track.ts'
import { greetReader } from '../session/greet-reader.ts'
import { codeSentAt, returnPath } from '../session/sign-in-storage.ts'
import { stored } from '../session/storage.ts'
import type { NewReaderState } from './otp-state.ts'
import { safePath } from './safe-path.ts'

/** The screen after signing in: a plan chosen before comes first. */
export function pathAfterSignIn(callbackUrl: string | undefined): string {
  return stored.selectedPlan.read() ? '/review' : safePath(callbackUrl)
}

/** One step back is a screen of signing in, which would send the reader forward again. */
export const FROM_SIGN_IN = { hasOrigin: false } as const

/** Where a reader who has just signed in goes; there is no way back to the screens of signing in. */
export function goOn(
  navigate: NavigateFunction,
  callbackUrl: string | undefined,
  newReader: NewReaderState | undefined,
): void {
  if (newReader) navigate('/auth/authenticate', { replace: true, state: newReader })
  else navigate(pathAfterSignIn(callbackUrl), { replace: true, state: FROM_SIGN_IN })
}

/** The screen on which the code from the mailbox connects the Google account. */
export function askForGoogleCode(
  navigate: NavigateFunction,
  sent: { email: string; callbackUrl: string | undefined },
): void {
  const state = { verificationMethod: 'email', connectsGoogle: true, ...sent }
  navigate('/auth/verify_otp', { replace: true, state })
}

/** What must be done before a reader goes on. */
export async function finishSignIn(method: 'mobile' | 'email' | 'google'): Promise<void> {
  codeSentAt.remove()
  returnPath.remove()
  await greetReader()
  track('login', { method })
}
