import { Navigate, useSearchParams } from 'react-router'
import { useT } from '../i18n/use-t.ts'
import { useSessionWithCheck } from '../session/use-session.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { FROM_SIGN_IN } from './after-sign-in.ts'
import { LoginForm } from './LoginForm.tsx'
import { safePath } from './safe-path.ts'

/** Blank until the session is known, so that signed-in readers do not see the form for a moment. */
export function AuthScreen() {
  const t = useT()
  const session = useSessionWithCheck()
  const [search] = useSearchParams()
  const redirectUrl = safePath(search.get('redirectUrl'))

  if (session.kind === 'checking') return null
  if (session.kind === 'signed-in')
    return <Navigate to={redirectUrl} state={FROM_SIGN_IN} replace />
  return (
    <AuthLayout title={t('Log in or Create Your Account')}>
      <LoginForm redirectUrl={redirectUrl} />
    </AuthLayout>
  )
}
