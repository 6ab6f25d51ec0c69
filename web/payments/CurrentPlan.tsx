import type { Subscription } from '#contract/subscriptions.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { heldCents } from '#domain/prices.ts'
import { formatMoney, formatShortDate } from '../i18n/format.ts'
import { useSpoken } from '../i18n/language.ts'
import { Name } from '../i18n/Name.tsx'
import { periodWords } from '../i18n/period-words.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './review.module.css'

interface CurrentPlanProps {
  held: Subscription
}

export function CurrentPlan({ held }: CurrentPlanProps) {
  const t = useT()
  const { language } = useSpoken()
  const date = formatShortDate(dayInIndia(new Date(held.end_timestamp)), language)
  return (
    <section className={styles.box} data-tone="quiet">
      <h2 className={styles.label}>{t('Current Plan')}</h2>
      <p className={styles.plan}>
        <span className={styles.title}>
          <Name name={held.plan_name} names={held.plan_names} />
        </span>
        <span>
          {t('{price} / {period}', {
            price: formatMoney(heldCents(held), held.plan_amount_currency ?? 'INR'),
            period: periodWords(held, t),
          })}
        </span>
      </p>
      <p className={styles.note}>{t('Paid until {date}', { date })}</p>
    </section>
  )
}
