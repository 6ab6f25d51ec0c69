import { track } from '../analytics/track.ts'
import { addressOf, type Shared } from './shared.ts'

/** By the phone's or computer's own sheet; false where there is none, or when it fails. */
export async function shareByBrowser(shared: Shared): Promise<boolean> {
  const { title, text } = shared
  const data = { title, url: addressOf(shared), ...(text && { text }) }
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    track('share', { method: 'browser', shared_path: shared.path })
    return true
  } catch (error) {
    // The reader thought better of it.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
