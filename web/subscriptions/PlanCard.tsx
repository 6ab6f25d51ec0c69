import type { PlanStanding } from '#domain/plan-standing.ts'
import { Name } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import { lastDay } from './last-day.ts'
import { PlanActions } from './PlanActions.tsx'
import { PlanPrice } from './PlanPrice.tsx'
import { PlanWords } from './PlanWords.tsx'
import styles from './plan-card.module.css'
import { useDay } from './use-day.ts'

export type HeldStanding = Exclude<PlanStanding, { kind: 'none' }>

interface PlanCardProps {
  standing: HeldStanding
  isKeeping: boolean
  onCancel: () => void
  onKeep: () => void
}

export function PlanCard({ standing, isKeeping, onCancel, onKeep }: PlanCardProps) {
  const t = useT()
  const day = useDay()
  const { kind, held } = standing
  const dateLabel = {
    renews: t('Next Renewal'),
    replaced: t('Expires On'),
    unpaid: t('Renewal was due on'),
    unauthorised: t('Expires On'),
    cancelled: t('Expires On'),
    'runs-out': t('Expires On'),
    ended: t('Expired On'),
  }[kind]
  return (
    <section className={styles.card} data-standing={kind} aria-labelledby="held-plan">
      <div className={styles.head}>
        <div>
          <p className={styles.label}>{kind === 'ended' ? t('Last Plan') : t('Current Plan')}</p>
          <h2 id="held-plan" className={styles.name}>
            <Name name={held.plan_name} names={held.plan_names} />
          </h2>
          <p className={styles.price}>
            <PlanPrice plan={held} />
          </p>
        </div>
        <div className={styles.date}>
          <p className={styles.label}>{dateLabel}</p>
          <p className={styles.day}>
            {day((kind === 'renews' && held.next_debit_date) || lastDay(held))}
          </p>
        </div>
      </div>
      <PlanWords standing={standing} />
      <PlanActions standing={standing} isKeeping={isKeeping} onCancel={onCancel} onKeep={onKeep} />
    </section>
  )
}
