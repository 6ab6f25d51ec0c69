import { type AnalyticsUserProperties, FREE_TIER } from '#contract/analytics.ts'

interface Reading {
  isSignedIn: boolean
  /** What is known of the subscription that counts. */
  held: { active: boolean; plan_name?: string; duration_unit?: string } | undefined
}

/** What analytics are told of a reader: that much, and nothing that names them. */
export function readerProperties({ isSignedIn, held }: Reading): AnalyticsUserProperties {
  const plan = isSignedIn && held?.active ? held : undefined
  return {
    logged_in_status: isSignedIn,
    subscription_status: plan ? 'subscribed' : 'not_subscribed',
    current_plan_tier: plan?.plan_name || plan?.duration_unit || FREE_TIER,
  }
}
