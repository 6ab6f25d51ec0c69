import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SelectedPlan } from '#contract/plans.ts'
import { Icon } from '#ui/Icon.tsx'
import { formatMoney } from '../i18n/format.ts'
import { Name } from '../i18n/Name.tsx'
import { periodWords } from '../i18n/period-words.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './review.module.css'

interface ChosenPlanProps {
  plan: SelectedPlan
  /** What it costs, and from when. */
  children: ReactNode
}

export function ChosenPlan({ plan, children }: ChosenPlanProps) {
  const t = useT()
  const price = formatMoney(plan.price_cents, plan.price_currency)
  const period = periodWords(plan, t)
  return (
    <section className={styles.box}>
      <div className={styles.head}>
        <h2 className={styles.label}>{t('Selected plan')}</h2>
        <Link to="/subscribe" className={styles.edit}>
          <Icon name="edit" />
          {t('Edit')}
        </Link>
      </div>
      <p className={styles.plan}>
        <span className={styles.title}>
          <Name name={plan.title} names={plan.titles} />
        </span>
        <span>{t('{price} / {period}', { price, period })}</span>
      </p>
      <p className={styles.note}>{plan.tagline}</p>
      {children}
      {plan.recurring && (
        <p className={styles.note}>
          {t('Renews automatically at {price} / {period}. You can cancel at any time.', {
            price,
            period,
          })}
        </p>
      )}
    </section>
  )
}
