import { Navigate, useLocation } from 'react-router'

/** /login is another name of /auth: a redirectUrl in the query and the router's state go along. */
export function LoginRedirect() {
  const { search, state } = useLocation()
  return <Navigate to={{ pathname: '/auth', search }} state={state} replace />
}
