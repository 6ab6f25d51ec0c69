import type { NavigateFunction } from 'react-router'
import { getErasure } from '#contract/reader-data.ts'
import { track } from '../analytics/track.ts'
import { call } from '../api/call.ts'
import { greetReader } from '../session/greet-reader.ts'
import { codeSentAt, returnPath, stored } from '../session/storage.ts'
import { safePath } from './safe-path.ts'
import type { NewReaderState } from './sign-in-state.ts'

/** The screen after signing in: a plan chosen before comes first, then an account about to be deleted. */
export function pathAfterSignIn(
  callbackUrl: string | undefined,
  { isErasurePending }: SignedIn = { isErasurePending: false },
): string {
  if (stored.selectedPlan.read()) return '/review'
  return isErasurePending ? '/profile' : safePath(callbackUrl)
}

export interface SignedIn {
  /** The profile shows it, and how to keep the account. */
  isErasurePending: boolean
}

/** One step back is a screen of signing in, which would send the reader forward again. */
export const FROM_SIGN_IN = { hasOrigin: false } as const

/** Where a reader who has just signed in goes; there is no way back to the screens of signing in. */
export function goOn(
  navigate: NavigateFunction,
  callbackUrl: string | undefined,
  reader: SignedIn & { newReader: NewReaderState | undefined },
): void {
  const { newReader } = reader
  if (newReader) navigate('/auth/authenticate', { replace: true, state: newReader })
  else navigate(pathAfterSignIn(callbackUrl, reader), { replace: true, state: FROM_SIGN_IN })
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
export async function finishSignIn(method: 'mobile' | 'email' | 'google'): Promise<SignedIn> {
  codeSentAt.remove()
  returnPath.remove()
  const [isErasurePending] = await Promise.all([erasureIsPending(), greetReader()])
  track('login', { method })
  return { isErasurePending }
}

/** Nobody is kept from reading because this could not be found out. */
async function erasureIsPending(): Promise<boolean> {
  try {
    return (await call(getErasure, {})).pending !== null
  } catch {
    return false
  }
}
