import { Navigate } from 'react-router'

/** /subscription is the profile, opened on its Subscriptions tab. */
export function SubscriptionRedirect() {
  return <Navigate to="/profile?tab=subscriptions" replace />
}
