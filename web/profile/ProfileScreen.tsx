import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { useLogout } from '../session/use-logout.ts'
import { useSignInContact } from '../session/use-me.ts'
import { useSessionWithCheck } from '../session/use-session.ts'
import { PersonalInformation } from './PersonalInformation.tsx'
import styles from './profile-screen.module.css'

interface ProfileScreenProps {
  /** What the Subscriptions tab shows. */
  subscriptions: ReactNode
  /** What the reader follows, below their personal information. */
  followed: ReactNode
}

const TAB = 'tab'

export function ProfileScreen({ subscriptions, followed }: ProfileScreenProps) {
  const t = useT()
  const session = useSessionWithCheck()
  const logout = useLogout()
  const [search, setSearch] = useSearchParams()

  if (session.kind === 'checking' || logout.isPending) return null
  if (session.kind === 'visitor') return <GoBack />

  const tabs = [
    {
      id: 'personal',
      label: t('Personal Information'),
      panel: <PersonalInformation followed={followed} />,
    },
    { id: 'subscriptions', label: t('Subscriptions'), panel: subscriptions },
  ] as const
  return (
    <Frame title={t('My Profile')}>
      <div className={styles.column}>
        <ScreenTitle>{t('My Profile')}</ScreenTitle>
        <Tabs
          label={t('My Profile')}
          tabs={tabs}
          selected={search.get(TAB) === 'subscriptions' ? 'subscriptions' : 'personal'}
          onSelect={(id) => setSearch(id === 'personal' ? {} : { [TAB]: id }, { replace: true })}
        />
        <Account onLogout={() => void logout.logOut()} />
      </div>
    </Frame>
  )
}

interface AccountProps {
  onLogout: () => void
}

/** Below both tabs: whose account it is, and the logout button. */
function Account({ onLogout }: AccountProps) {
  const t = useT()
  const contact = useSignInContact()
  return (
    <div className={styles.account}>
      {contact && <p>{t('Logged in as {contact}', { contact })}</p>}
      <Button variant="secondary" icon="logout" onPress={onLogout}>
        {t('Logout')}
      </Button>
    </div>
  )
}

/** React Router's key of the first entry: there is no earlier screen of ours. */
const FIRST_KEY = 'default'

/** A visitor has no profile: goes back to the previous screen, or to the front page. */
function GoBack() {
  const { key } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (key === FIRST_KEY) navigate('/', { replace: true })
    else navigate(-1)
  }, [key, navigate])
  return null
}
