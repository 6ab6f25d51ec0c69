import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { useLogout } from '../session/use-logout.ts'
import { useSessionAtOnce } from '../session/use-session.ts'
import { Account } from './Account.tsx'
import { BackToWhereTheyWere } from './BackToWhereTheyWere.tsx'
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
