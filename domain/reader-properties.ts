import { type AnalyticsUserProperties, FREE_TIER } from '#contract/analytics.ts'

interface AnalyticsReader {
  isSignedIn: boolean
  /** The current subscription. */
  subscription: { active: boolean; plan_name?: string; duration_unit?: string } | undefined
}

/** The reader properties sent to analytics; nothing that identifies a person. */
export function readerProperties({
  isSignedIn,
  subscription,
}: AnalyticsReader): AnalyticsUserProperties {
  const plan = isSignedIn && subscription?.active ? subscription : undefined
  return {
    logged_in_status: isSignedIn,
    subscription_status: plan ? 'subscribed' : 'not_subscribed',
    current_plan_tier: plan?.plan_name || plan?.duration_unit || FREE_TIER,
  }
}
