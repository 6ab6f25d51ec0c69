import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useT } from '../i18n/use-t.ts'
import { WithParts } from '../i18n/WithParts.tsx'
import styles from './contact.module.css'

interface MessageSentProps {
  reference: string
  onAgain: () => void
}

/** In the place of the form; the keyboard and whoever listens go on from here. */
export function MessageSent({ reference, onAgain }: MessageSentProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.sent}>
      <Icon name="check" />
      <h2 ref={heading} className={styles.subheading} tabIndex={-1}>
        {t('Message sent')}
      </h2>
      <p>
        <WithParts
          text={t('Thank you. Your reference number is {reference}.')}
          parts={{ reference: <strong className={styles.reference}>{reference}</strong> }}
        />
      </p>
      <p>{t('We will answer by email or phone.')}</p>
      <Button variant="secondary" onPress={onAgain}>
        {t('Send another message')}
      </Button>
    </section>
  )
}
