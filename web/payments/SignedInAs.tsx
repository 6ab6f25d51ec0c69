import { useNavigate } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { useT } from '../i18n/use-t.ts'
import { signOut } from '../session/sign-out.ts'
import { useMe } from '../session/use-me.ts'
import styles from './review.module.css'

/** Who pays; someone else logs out first. */
export function SignedInAs() {
  const t = useT()
  const navigate = useNavigate()
  const userData = useMe().data?.userData
  const contact =
    userData?.preferred_identity?.value ?? userData?.emails[0] ?? userData?.phoneNumbers[0]

  async function leave() {
    const outcome = await signOut()
    if (outcome === 'signed-out') return navigate('/', { replace: true })
    return showToast('error', t('You are still logged in: the server could not be reached.'))
  }

  return (
    <div className={styles.account}>
      {contact && <p>{t('Logged in as {contact}', { contact })}</p>}
      <Button variant="quiet" onPress={() => void leave()}>
        {t('Logout')}
      </Button>
    </div>
  )
}
