import { forgetChoices, forgetReader } from './forget-reader.ts'
import { loadSessionLibrary } from './load-session-library.ts'
import { announceSession } from './session.ts'
import { isReaderRemembered } from './session-cookies.ts'

/** `still-signed-in` when the server could not be told: nothing here pretends otherwise. */
export async function signOut(): Promise<'signed-out' | 'still-signed-in'> {
  try {
    const { Session } = await loadSessionLibrary()
    await Session.signOut()
  } catch {
    return 'still-signed-in'
  }
  if (isReaderRemembered()) return 'still-signed-in'
  forgetReader()
  forgetChoices()
  announceSession()
  return 'signed-out'
}
