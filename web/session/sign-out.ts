import { recentSearches } from './browser-storage.ts'
import { loadSessionLibrary } from './load-session-library.ts'
import { announceSession, isReaderRemembered } from './session.ts'
import { paymentUnderWay, stored } from './storage.ts'

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

/** What was kept for a reader whose session is over, wherever it ended. */
export function forgetReader(): void {
  stored.jwt_token.remove()
  stored.preferredEditionId.remove()
  stored.user_paid_status.remove()
  stored.subscriptionData.remove()
  stored.isSubscribed.remove()
  stored.ArchivalAccess.remove()
}

/** What a visitor may keep, but someone who logs out does not: a chosen plan, an attempt to verify, what they looked for. */
export function forgetChoices(): void {
  stored.selectedPlan.remove()
  paymentUnderWay.remove()
  stored.UserPreAuthData.remove()
  recentSearches.remove()
}
