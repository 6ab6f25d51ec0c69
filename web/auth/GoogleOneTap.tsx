import { useEffect, useRef } from 'react'
import { loadGooglePrompt } from './google-prompt.ts'
import { oneTapNonce } from './use-one-tap.ts'

interface GoogleOneTapProps {
  clientId: string
  onCredential: (credential: string) => Promise<void>
}

/** Google draws its own prompt, and closes it. */
export function GoogleOneTap({ clientId, onCredential }: GoogleOneTapProps) {
  const latest = useRef(onCredential)
  latest.current = onCredential

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
          callback: ({ credential }) => void latest.current(credential),
        })
        prompt.prompt()
        isLeft.signal.addEventListener('abort', () => prompt.cancel())
      } catch {
        // Google is not reached or blocked: the login screen is still there.
      }
    }
  }, [clientId])

  return null
}
