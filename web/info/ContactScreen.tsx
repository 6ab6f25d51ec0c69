import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { getContact } from '#contract/info.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { call } from '../api/call.ts'
import { PLANS_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { StatusLink } from '../brand/StatusLink.tsx'
import { Frame } from '../frame/Frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { TextWithParts } from '../i18n/TextWithParts.tsx'
import { useT } from '../i18n/use-t.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './contact.module.css'

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

/** Contact details. The e-mail address is in the page; phone and hours are fetched. */
function ContactWays() {
  const t = useT()
  const { supportEmail } = runtimeConfig()
  const { phone, hours } = useSupportContact().data ?? {}
  return (
    <section className={styles.ways} aria-label={t('How to reach us')}>
      <p>{t('Questions about your plan, the paper or your account? We are glad to help.')}</p>
      <dl className={styles.list}>
        <div className={styles.way}>
          <Icon name="mail" />
          <dt className={styles.term}>{t('Email')}</dt>
          <dd className={styles.told}>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </dd>
        </div>
        {phone && (
          <div className={styles.way}>
            <Icon name="phone" />
            <dt className={styles.term}>{t('Phone')}</dt>
            <dd className={styles.told}>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {hours && (
          <div className={styles.way}>
            <Icon name="clock" />
            <dt className={styles.term}>{t('Phone hours')}</dt>
            <dd className={styles.told}>{hours}</dd>
          </div>
        )}
      </dl>
      <p>
        <Link to="/faqs">{t('Many answers are among the FAQs.')}</Link>
      </p>
      <p>
        <StatusLink />
      </p>
    </section>
  )
}

interface MessageSentProps {
  reference: string
  onAgain: () => void
}

/** Replaces the form and takes the focus. */
function MessageSent({ reference, onAgain }: MessageSentProps) {
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
        <TextWithParts
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

function useSupportContact() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['contact', language],
    queryFn: () => call(getContact, { query: { language } }),
    ...PLANS_CACHE,
  })
}
