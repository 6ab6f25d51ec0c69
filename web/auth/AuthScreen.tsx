import { Navigate, useSearchParams } from 'react-router'
import { useT } from '../i18n/use-t.ts'
import { useSessionWithCheck } from '../session/use-session.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { FROM_SIGN_IN } from './after-sign-in.ts'
import { LoginForm } from './LoginForm.tsx'
import { safePath } from './safe-path.ts'

/** Blank until it is known who is reading, so that nobody signed in sees the form flash by. */
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
