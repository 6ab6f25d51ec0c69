import type { NavigateFunction } from 'react-router'
import { getErasure } from '#contract/reader-data.ts'
import { track } from '../analytics/track.ts'
import { call } from '../api/call.ts'
import { setUpReader } from '../session/set-up-reader.ts'
import { codeSentAt, returnPath, storage } from '../session/storage.ts'
import { safePath } from './safe-path.ts'
import type { NewReaderState } from './sign-in-state.ts'

/** The path after a sign-in: the review of a selected plan, the profile of an account that will be deleted, or the callback. */
export function pathAfterSignIn(
  callbackUrl: string | undefined,
  { isErasurePending }: SignInOutcome = { isErasurePending: false },
): string {
  if (storage.selectedPlan.read()) return '/review'
  return isErasurePending ? '/profile' : safePath(callbackUrl)
}

export interface SignInOutcome {
  /** The profile then shows the deletion date and how to keep the account. */
  isErasurePending: boolean
}

/** Router state: the previous history entry is a sign-in screen, which would redirect forward again. */
export const FROM_SIGN_IN = { hasOrigin: false } as const

/** Navigates on after a sign-in, replacing the sign-in screens in the history. */
export function continueAfterSignIn(
  navigate: NavigateFunction,
  callbackUrl: string | undefined,
  reader: SignInOutcome & { newReader: NewReaderState | undefined },
): void {
  const { newReader } = reader
  if (newReader) navigate('/auth/authenticate', { replace: true, state: newReader })
  else navigate(pathAfterSignIn(callbackUrl, reader), { replace: true, state: FROM_SIGN_IN })
}

/** Opens the screen on which a code from the mailbox connects the Google account. */
export function askForGoogleCode(
  navigate: NavigateFunction,
  sent: { email: string; callbackUrl: string | undefined },
): void {
  const state = { verificationMethod: 'email', connectsGoogle: true, ...sent }
  navigate('/auth/verify_otp', { replace: true, state })
}

/** Completes a sign-in: clears its state, sets the reader up, tracks it. */
export async function finishSignIn(method: 'mobile' | 'email' | 'google'): Promise<SignInOutcome> {
  codeSentAt.remove()
  returnPath.remove()
  const [isErasurePending] = await Promise.all([erasureIsPending(), setUpReader()])
  track('login', { method })
  return { isErasurePending }
}

/** False when the call fails: it must not block the sign-in. */
async function erasureIsPending(): Promise<boolean> {
  try {
    return (await call(getErasure, {})).pending !== null
  } catch {
    return false
  }
}
