import { useEffect, useRef } from 'react'
import { oneTapNonce, useOneTapSignIn } from './use-one-tap.ts'

interface GoogleOneTapProps {
  clientId: string
  /** Google showed no prompt, or the visitor closed it. */
  onClose: () => void
}

/** Google's script draws the prompt and closes it. */
export function GoogleOneTap({ clientId, onClose }: GoogleOneTapProps) {
  const onCredential = useOneTapSignIn(onClose)
  const latest = useRef({ onCredential, onClose })
  latest.current = { onCredential, onClose }

  useEffect(() => {
    const isLeft = new AbortController()
    void open()
    return () => isLeft.abort()

    async function open() {
      try {
        const [prompt, nonce] = await Promise.all([loadGooglePrompt(), oneTapNonce()])
        if (isLeft.signal.aborted) return
        prompt.initialize({
          client_id: clientId,
          nonce,
          use_fedcm_for_prompt: true,
          callback: ({ credential }) => void latest.current.onCredential(credential),
        })
        prompt.prompt((moment) => {
          if (isLeft.signal.aborted || !isClosedBy(moment)) return
          latest.current.onClose()
        })
        isLeft.signal.addEventListener('abort', () => prompt.cancel())
      } catch {
        // Google's script is blocked or unreachable. The visitor can still use the login screen.
        if (!isLeft.signal.aborted) latest.current.onClose()
      }
    }
  }, [clientId])

  return null
}

/** The prompt also ends when it returns a credential; then signing in continues. */
function isClosedBy(moment: PromptMoment): boolean {
  if (moment.isSkippedMoment()) return true
  return moment.isDismissedMoment() && moment.getDismissedReason() !== 'credential_returned'
}

const SCRIPT = 'https://accounts.google.com/gsi/client'

/** What Google reports about its prompt; with FedCM it reports only these moments. */
interface PromptMoment {
  isSkippedMoment: () => boolean
  isDismissedMoment: () => boolean
  getDismissedReason: () => string
}

/** The part of Google's script that we use. */
interface GooglePrompt {
  initialize: (options: {
    client_id: string
    nonce: string
    use_fedcm_for_prompt: boolean
    callback: (answer: { credential: string }) => void
  }) => void
  prompt: (onMoment: (moment: PromptMoment) => void) => void
  cancel: () => void
}

declare global {
  interface Window {
    google?: { accounts: { id: GooglePrompt } }
  }
}

/** Fetches Google's script, once. */
function loadGooglePrompt(): Promise<GooglePrompt> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (window.google) resolve(window.google.accounts.id)
      else reject(new Error('The script of Google defined no prompt'))
    }
    if (window.google) return settle()
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.onload = settle
    script.onerror = () => reject(new Error('Google cannot be reached'))
    document.head.append(script)
  })
}
