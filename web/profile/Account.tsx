import { Button } from '#ui/Button.tsx'
import { useT } from '../i18n/use-t.ts'
import { useMe } from '../session/use-me.ts'
import styles from './profile-screen.module.css'

interface AccountProps {
  onLogout: () => void
}

/** At the foot of both tabs: as whom, and out. */
export function Account({ onLogout }: AccountProps) {
  const t = useT()
  const userData = useMe().data?.userData
  const contact =
    userData?.preferred_identity?.value ?? userData?.emails[0] ?? userData?.phoneNumbers[0]
  return (
    <div className={styles.account}>
      {contact && <p>{t('Logged in as {contact}', { contact })}</p>}
      <Button variant="secondary" icon="logout" onPress={onLogout}>
        {t('Logout')}
      </Button>
    </div>
  )
}
