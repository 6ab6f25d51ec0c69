import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { useLogout } from '../session/use-logout.ts'
import { useMe } from '../session/use-me.ts'
import { useSessionAtOnce } from '../session/use-session.ts'
import { PersonalInformation } from './PersonalInformation.tsx'
import styles from './profile-screen.module.css'

interface ProfileScreenProps {
  /** What the Subscriptions tab shows. */
  subscriptions: ReactNode
}

const TAB = 'tab'

export function ProfileScreen({ subscriptions }: ProfileScreenProps) {
  const t = useT()
  const session = useSessionAtOnce()
  const logout = useLogout()
  const [search, setSearch] = useSearchParams()

  if (session.kind === 'checking' || logout.isUnderWay) return null
  if (session.kind === 'visitor') return <BackToWhereTheyWere />

  const tabs = [
    { id: 'personal', label: t('Personal Information'), panel: <PersonalInformation /> },
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
        <Account onLogout={() => void logout.begin()} />
      </div>
    </Frame>
  )
}

interface AccountProps {
  onLogout: () => void
}

/** At the foot of both tabs: as whom, and out. */
function Account({ onLogout }: AccountProps) {
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

/** Of the first page that was opened, before which there is none of ours. */
const FIRST_KEY = 'default'

/** There is no profile without a reader: back to the page before, or to the front page. */
function BackToWhereTheyWere() {
  const { key } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (key === FIRST_KEY) navigate('/', { replace: true })
    else navigate(-1)
  }, [key, navigate])
  return null
}
