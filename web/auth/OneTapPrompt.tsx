import type { GoogleSignIn } from '#contract/config.ts'
import { GoogleOneTap } from './GoogleOneTap.tsx'
import { StandInOneTap } from './StandInOneTap.tsx'
import { useOneTapSignIn } from './use-one-tap.ts'

interface OneTapPromptProps {
  google: GoogleSignIn
  onClose: () => void
}

/** The real prompt or its stand-in; both hand the same credential to the same place. */
export function OneTapPrompt({ google, onClose }: OneTapPromptProps) {
  const signIn = useOneTapSignIn(onClose)
  return google.oneTap === 'google' ? (
    <GoogleOneTap clientId={google.clientId} onCredential={signIn} onClose={onClose} />
  ) : (
    <StandInOneTap onCredential={signIn} onClose={onClose} />
  )
}
