import { useState } from 'react'
import { Accordion } from '#ui/Accordion.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import styles from './ui-screen.module.css'
import { useDevT } from './use-dev-t.ts'

export function TabSamples() {
  const t = useDevT()
  const [selected, setSelected] = useState<'terms' | 'privacy'>('terms')

  return (
    <div className={styles.columns}>
      <Tabs
        label={t('Legal')}
        selected={selected}
        onSelect={setSelected}
        tabs={[
          {
            id: 'terms',
            label: t('Terms & Conditions'),
            panel: t('What you and the paper agree on.'),
          },
          { id: 'privacy', label: t('Privacy Policy'), panel: t('What the paper knows of you.') },
        ]}
      />
      <Accordion
        name="sample"
        items={[
          {
            id: 'cancel',
            heading: t('Can I cancel at any time?'),
            content: t('Yes. The plan then runs until its end date.'),
          },
          {
            id: 'archive',
            heading: t('How far back do the archives go?'),
            content: t('To the year 2020, as far as your plan reaches.'),
          },
        ]}
      />
    </div>
  )
}
