import { useEffect, useRef } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { Spinner } from '#ui/Spinner.tsx'
import { useT } from '../i18n/use-t.ts'
import { returnPath } from '../session/storage.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { askForGoogleCode, continueAfterSignIn, finishSignIn } from './after-sign-in.ts'
import { newReaderByGoogle, returnFromGoogle } from './google.ts'
import styles from './processing.module.css'

export function CallbackScreen() {
  const { provider } = useParams()
  return provider === 'google' ? <GoogleCallback /> : <Navigate to="/auth" replace />
}

function GoogleCallback() {
  const navigate = useNavigate()
  const isUnderWay = useRef(false)

  useEffect(() => {
    // Google's code works only once, but React may run an effect twice.
    if (isUnderWay.current) return
    isUnderWay.current = true
    void signIn()

    async function signIn() {
      const outcome = await returnFromGoogle()
      if (outcome.kind === 'not-signed-in') {
        return navigate('/auth', { replace: true, state: { problem: outcome.problem } })
      }
      const callbackUrl = returnPath.read()
      if (outcome.kind === 'code-sent') {
        return askForGoogleCode(navigate, { email: outcome.email, callbackUrl })
      }
      const signedIn = await finishSignIn('google')
      const newReader = newReaderByGoogle(outcome, callbackUrl)
      return continueAfterSignIn(navigate, callbackUrl, { ...signedIn, newReader })
    }
  }, [navigate])

  return <Processing />
}

/** Shown while the sign-in is completed. */
function Processing() {
  const t = useT()
  return (
    <AuthLayout title={t('Processing your login...')}>
      <div className={styles.moment} role="status">
        <Spinner />
        <h1 className={styles.words}>{t('Processing your login...')}</h1>
      </div>
    </AuthLayout>
  )
}
