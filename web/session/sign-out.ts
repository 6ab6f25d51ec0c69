import { recentSearches } from './later-storage.ts'
import { loadSessionLibrary } from './load-session-library.ts'
import { announceSessionChange, hasSessionCookie } from './session.ts'
import { pendingPaymentToken, storage } from './storage.ts'

/** Returns `still-signed-in` when the server could not be reached. */
export async function signOut(): Promise<'signed-out' | 'still-signed-in'> {
  try {
    const { Session } = await loadSessionLibrary()
    await Session.signOut()
  } catch {
    return 'still-signed-in'
  }
  if (hasSessionCookie()) return 'still-signed-in'
  forgetReader()
  forgetChoices()
  announceSessionChange()
  return 'signed-out'
}

/** Removes what was stored for a reader whose session has ended. */
export function forgetReader(): void {
  storage.jwt_token.remove()
  storage.preferredEditionId.remove()
  storage.user_paid_status.remove()
  storage.subscriptionData.remove()
  storage.isSubscribed.remove()
  storage.ArchivalAccess.remove()
}

/** Removes the selected plan, a pending verification and recent searches: a reader who logs out leaves none behind. */
export function forgetChoices(): void {
  storage.selectedPlan.remove()
  pendingPaymentToken.remove()
  storage.UserPreAuthData.remove()
  recentSearches.remove()
}
