const SCRIPT = 'https://accounts.google.com/gsi/client'

/** What Google says about its prompt; with FedCM only these moments are left. */
export interface PromptMoment {
  isSkippedMoment: () => boolean
  isDismissedMoment: () => boolean
  getDismissedReason: () => string
}

/** What we use of Google's script. */
export interface GooglePrompt {
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
export function loadGooglePrompt(): Promise<GooglePrompt> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (window.google) resolve(window.google.accounts.id)
      else reject(new Error('Google left no prompt'))
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
