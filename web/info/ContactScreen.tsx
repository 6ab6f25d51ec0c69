import { useState } from 'react'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useT } from '../i18n/use-t.ts'
import { ContactForm } from './ContactForm.tsx'
import { ContactWays } from './ContactWays.tsx'
import styles from './contact.module.css'
import { MessageSent } from './MessageSent.tsx'

export function ContactScreen() {
  const t = useT()
  const [reference, setReference] = useState<string>()
  return (
    <Frame title={t('Get In Touch')}>
      <div className={styles.page}>
        <ScreenTitle>{t('Get In Touch')}</ScreenTitle>
        <div className={styles.columns}>
          <ContactWays />
          {reference ? (
            <MessageSent reference={reference} onAgain={() => setReference(undefined)} />
          ) : (
            <ContactForm onSent={setReference} />
          )}
        </div>
      </div>
    </Frame>
  )
}
