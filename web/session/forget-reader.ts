import { paymentUnderWay } from './payment-under-way.ts'
import { recentSearches } from './recent-searches.ts'
import { stored } from './storage.ts'

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
