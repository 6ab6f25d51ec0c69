import { Navigate, useNavigate } from 'react-router'
import { Frame } from '../brand/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { signOut } from '../session/sign-out.ts'
import { useSessionAtOnce } from '../session/use-session.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toast.ts'
import styles from './profile-screen.module.css'
import { SignedInAs } from './SignedInAs.tsx'

export function ProfileScreen() {
  const t = useT()
  const session = useSessionAtOnce()
  const navigate = useNavigate()

  if (session.kind === 'checking') return null
  if (session.kind === 'visitor') return <Navigate to="/" replace />

  async function leave() {
    const outcome = await signOut()
    if (outcome === 'signed-out') return navigate('/', { replace: true })
    return showToast('error', t('You are still logged in: the server could not be reached.'))
  }

  return (
    <Frame title={t('My Profile')}>
      <div className={styles.column}>
        <h1 className={styles.heading}>{t('My Profile')}</h1>
        <SignedInAs />
        <div>
          <Button variant="secondary" icon="logout" onPress={() => void leave()}>
            {t('Logout')}
          </Button>
        </div>
      </div>
    </Frame>
  )
}
