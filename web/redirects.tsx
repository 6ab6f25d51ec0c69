import { Navigate, useLocation } from 'react-router'
import { useSessionWithCheck } from './session/use-session.ts'

/** /login redirects to /auth and keeps the query and the router state. */
export function LoginRedirect() {
  const { search, state } = useLocation()
  return <Navigate to={{ pathname: '/auth', search }} state={state} replace />
}

const SIGN_IN_FIRST = `/auth?${new URLSearchParams({ redirectUrl: '/subscription' })}`

/** /subscription redirects to the profile's Subscriptions tab. Messages link here, so a visitor signs in first. */
export function SubscriptionRedirect() {
  const session = useSessionWithCheck()
  if (session.kind === 'checking') return null
  const isVisitor = session.kind === 'visitor'
  return <Navigate to={isVisitor ? SIGN_IN_FIRST : '/profile?tab=subscriptions'} replace />
}
