import { Link } from 'react-router'
import { Icon } from '#ui/Icon.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { StatusLink } from '../brand/StatusLink.tsx'
import { useT } from '../i18n/use-t.ts'
import styles from './contact.module.css'
import { useSupportContact } from './use-support-contact.ts'

/** How to reach us without the form. The e-mail address is known at once; hours come when they come. */
export function ContactWays() {
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
