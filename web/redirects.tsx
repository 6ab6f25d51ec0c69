import { Navigate, useLocation } from 'react-router'
import { useSessionAtOnce } from './session/use-session.ts'

/** /login is another name of /auth: a redirectUrl in the query and the router's state go along. */
export function LoginRedirect() {
  const { search, state } = useLocation()
  return <Navigate to={{ pathname: '/auth', search }} state={state} replace />
}

const SIGN_IN_FIRST = `/auth?${new URLSearchParams({ redirectUrl: '/subscription' })}`

/** /subscription is the profile, opened on its Subscriptions tab. Messages link here, so a visitor signs in first. */
export function SubscriptionRedirect() {
  const session = useSessionAtOnce()
  if (session.kind === 'checking') return null
  const isVisitor = session.kind === 'visitor'
  return <Navigate to={isVisitor ? SIGN_IN_FIRST : '/profile?tab=subscriptions'} replace />
}
