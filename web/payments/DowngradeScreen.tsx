import { Navigate, useNavigate } from 'react-router'
import { formatShortDate } from '#domain/format.ts'
import { exactMoney } from '#domain/format-money.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { subscriptionPriceCents } from '#domain/prices.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useSubscriptions } from '../accesstype/use-subscriptions.ts'
import { Frame } from '../frame/Frame.tsx'
import { useLanguage } from '../i18n/language.ts'
import { Name } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import { useSessionWithCheck } from '../session/use-session.ts'
import styles from './review.module.css'

/** Reads the scheduled change from the subscriptions, so that the screen is correct after a reload. */
export function DowngradeScreen() {
  const t = useT()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const session = useSessionWithCheck()
  const subscriptions = useSubscriptions()
  const currentSubscription = subscriptions.data?.find(({ active }) => active)
  const next = subscriptions.data?.find(({ status }) => status === 'scheduled')
  const day = (time: number) => formatShortDate(dayInIndia(new Date(time)), language)
  const goHome = () => navigate('/', { replace: true })

  // The cached subscriptions may be from before the change.
  const isKnown = session.kind === 'visitor' || (subscriptions.data && !subscriptions.isFetching)
  if (!currentSubscription || !next) return isKnown ? <Navigate to="/" replace /> : null
  return (
    <Frame title={t('Change Plan Scheduled')}>
      <Dialog
        title={t('Change Plan Scheduled')}
        closeLabel={t('Close')}
        onClose={goHome}
        actions={<Button onPress={goHome}>{t('OK')}</Button>}
      >
        <dl className={`${styles.figures} ${styles.scheduled}`}>
          <div className={styles.figure}>
            <dt>{t('Current plan ends')}</dt>
            <dd>
              <Name name={currentSubscription.plan_name} names={currentSubscription.plan_names} />,{' '}
              <span className={styles.day}>{day(currentSubscription.end_timestamp)}</span>
            </dd>
          </div>
          <div className={styles.figure}>
            <dt>{t('New plan starts (tentative)')}</dt>
            <dd>
              <Name name={next.plan_name} names={next.plan_names} />,{' '}
              <span className={styles.day}>{day(next.start_timestamp)}</span>
            </dd>
          </div>
          {next.next_debit_date && (
            <div className={styles.figure}>
              <dt>
                {t('Charged on {date}', { date: formatShortDate(next.next_debit_date, language) })}
              </dt>
              <dd>
                {exactMoney(subscriptionPriceCents(next), next.plan_amount_currency ?? 'INR')}
              </dd>
            </div>
          )}
        </dl>
      </Dialog>
    </Frame>
  )
}
