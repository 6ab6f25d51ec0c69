import { useSearchParams } from 'react-router'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { LegalText } from './LegalText.tsx'
import styles from './legal.module.css'

export function LegalScreen() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const selected = search.get('tab') === 'privacy' ? 'privacy' : 'terms'
  const tabs = [
    {
      id: 'terms',
      label: t('Terms & Conditions'),
      panel: <LegalText key="terms" document="terms" />,
    },
    {
      id: 'privacy',
      label: t('Privacy Policy'),
      panel: <LegalText key="privacy" document="privacy" />,
    },
  ] as const
  return (
    <Frame title={selected === 'terms' ? t('Terms & Conditions') : t('Privacy Policy')}>
      <div className={styles.page}>
        <ScreenTitle>{t('Terms and privacy')}</ScreenTitle>
        <Tabs
          label={t('Terms and privacy')}
          tabs={tabs}
          selected={selected}
          onSelect={(tab) => setSearch({ tab }, { replace: true })}
        />
      </div>
    </Frame>
  )
}
