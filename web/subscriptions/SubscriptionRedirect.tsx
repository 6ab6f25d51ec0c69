import { Navigate } from 'react-router'
import { useSessionAtOnce } from '../session/use-session.ts'

const SIGN_IN_FIRST = `/auth?${new URLSearchParams({ redirectUrl: '/subscription' })}`

/** /subscription is the profile, opened on its Subscriptions tab. Messages link here, so a visitor signs in first. */
export function SubscriptionRedirect() {
  const session = useSessionAtOnce()
  if (session.kind === 'checking') return null
  const isVisitor = session.kind === 'visitor'
  return <Navigate to={isVisitor ? SIGN_IN_FIRST : '/profile?tab=subscriptions'} replace />
}
