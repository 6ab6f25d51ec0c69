import type { ReactNode } from 'react'
import { NavLink, useNavigate } from 'react-router'
import { leaveDesk } from '#contract/desk/sessions.ts'
import { Button } from '#ui/Button.tsx'
import { call } from '../api/call.ts'
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx'
import { useT } from '../i18n/use-t.ts'
import { useMay, useMe, useSetMe } from '../session/use-me.ts'
import { roleName } from '../staff/role-names.ts'
import styles from './frame.module.css'

/** The header with the screens that this person may open, and the main part. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useT()
  const me = useMe()
  const seesIssues = useMay('issues.view')
  const corrects = useMay('issues.correct')
  const managesStaff = useMay('staff.manage')
  const readsLog = useMay('log.read')
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('Skip to the main part')}
      </a>
      <header className={styles.header}>
        <p className={styles.name}>{t('Desk')}</p>
        <nav className={styles.screens} aria-label={t('Screens')}>
          <NavLink to="/" end className={() => styles.screen}>
            {seesIssues ? t('Night board') : t('Start')}
          </NavLink>
          {seesIssues && (
            <>
              <NavLink to="/publish" className={() => styles.screen}>
                {t('Publish')}
              </NavLink>
              <NavLink to="/preview" className={() => styles.screen}>
                {t('Preview')}
              </NavLink>
              <NavLink to="/compare" className={() => styles.screen}>
                {t('Compare')}
              </NavLink>
            </>
          )}
          {corrects && (
            <NavLink to="/correct" className={() => styles.screen}>
              {t('Correct')}
            </NavLink>
          )}
          {seesIssues && (
            <NavLink to="/archive" className={() => styles.screen}>
              {t('Archive')}
            </NavLink>
          )}
          {managesStaff && (
            <NavLink to="/staff" className={() => styles.screen}>
              {t('Staff')}
            </NavLink>
          )}
          {readsLog && (
            <NavLink to="/log" className={() => styles.screen}>
              {t('Log')}
            </NavLink>
          )}
        </nav>
        <div className={styles.account}>
          <p className={styles.person}>
            {me.name}
            <span className={styles.role}>{roleName(me.role, t)}</span>
          </p>
          <LanguageSwitch />
          <SignOutButton />
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

function SignOutButton() {
  const t = useT()
  const setMe = useSetMe()
  const navigate = useNavigate()
  async function signOut() {
    await call(leaveDesk, {})
    setMe(undefined)
    await navigate('/sign-in', { replace: true })
  }
  return (
    <Button variant="quiet" icon="logout" onPress={() => void signOut()}>
      {t('Sign out')}
    </Button>
  )
}
