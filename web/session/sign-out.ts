import { recentSearches } from './browser-storage.ts'
import { loadSessionLibrary } from './load-session-library.ts'
import { announceSessionChange, hasSessionCookie } from './session.ts'
import { pendingPaymentToken, storage } from './storage.ts'

/** `still-signed-in` when the server could not be told: nothing here pretends otherwise. */
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

/** What was kept for a reader whose session is over, wherever it ended. */
export function forgetReader(): void {
  storage.jwt_token.remove()
  storage.preferredEditionId.remove()
  storage.user_paid_status.remove()
  storage.subscriptionData.remove()
  storage.isSubscribed.remove()
  storage.ArchivalAccess.remove()
}

/** What a visitor may keep, but someone who logs out does not: a chosen plan, an attempt to verify, what they looked for. */
export function forgetChoices(): void {
  storage.selectedPlan.remove()
  pendingPaymentToken.remove()
  storage.UserPreAuthData.remove()
  recentSearches.remove()
}
