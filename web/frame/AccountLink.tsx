import { Link, useLocation } from 'react-router'
import { Icon } from '#ui/Icon.tsx'
import { useT } from '../i18n/use-t.ts'
import { useSession } from '../session/use-session.ts'
import styles from './frame.module.css'

/** Links to the profile, or to the login for a visitor. An empty box keeps the space until that is known. */
export function AccountLink() {
  const t = useT()
  const session = useSession()
  const { pathname } = useLocation()
  if (pathname.startsWith('/auth')) return null
  if (session.kind === 'checking') return <span className={styles.account} />
  const [to, label, icon] =
    session.kind === 'signed-in'
      ? (['/profile', t('My Profile'), 'user'] as const)
      : (['/auth', t('Log in'), 'login'] as const)
  return (
    <Link to={to} className={styles.account} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  )
}
