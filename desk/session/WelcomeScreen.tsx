import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { useT } from '../i18n/use-t.ts'
import { roleName } from '../staff/role-names.ts'
import styles from './session.module.css'
import { useMe } from './use-me.ts'

export function WelcomeScreen() {
  const t = useT()
  const { name, role, scope } = useMe()
  return (
    <div className={styles.welcome}>
      <title>{t('Desk')}</title>
      <ScreenTitle>{t('Welcome, {name}', { name })}</ScreenTitle>
      <p>
        {scope === 'all'
          ? t('You work as {role}, for every title.', { role: roleName(role, t) })
          : t('You work as {role}, for some titles.', { role: roleName(role, t) })}
      </p>
    </div>
  )
}
