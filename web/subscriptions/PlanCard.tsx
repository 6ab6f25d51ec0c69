import type { PlanStanding } from '#domain/plan-standing.ts'
import { lastGraceDay } from '#domain/renewal.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Name } from '../i18n/Name.tsx'
import { useT } from '../i18n/use-t.ts'
import { PlanPrice } from './PlanPrice.tsx'
import styles from './plan-card.module.css'
import { lastDay, useDay } from './plan-days.ts'

type CurrentStanding = Exclude<PlanStanding, { kind: 'none' }>

interface PlanCardProps {
  standing: CurrentStanding
  isKeeping: boolean
  onCancel: () => void
  onKeep: () => void
}

export function PlanCard({ standing, isKeeping, onCancel, onKeep }: PlanCardProps) {
  const t = useT()
  const day = useDay()
  const { kind, subscription } = standing
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
            <Name name={subscription.plan_name} names={subscription.plan_names} />
          </h2>
          <p className={styles.price}>
            <PlanPrice plan={subscription} />
          </p>
        </div>
        <div className={styles.date}>
          <p className={styles.label}>{dateLabel}</p>
          <p className={styles.day}>
            {day((kind === 'renews' && subscription.next_debit_date) || lastDay(subscription))}
          </p>
        </div>
      </div>
      <PlanWords standing={standing} />
      <PlanActions standing={standing} isKeeping={isKeeping} onCancel={onCancel} onKeep={onKeep} />
    </section>
  )
}

interface PlanActionsProps {
  standing: CurrentStanding
  isKeeping: boolean
  onCancel: () => void
  onKeep: () => void
}

function PlanActions({ standing, isKeeping, onCancel, onKeep }: PlanActionsProps) {
  const t = useT()
  const { kind, subscription } = standing
  const review = `/review?${new URLSearchParams({ plan: subscription.subscription_plan_id })}`
  const isPaymentDue = kind === 'unpaid'
  if (kind === 'renews' || kind === 'replaced' || isPaymentDue) {
    return (
      <div className={styles.actions}>
        {isPaymentDue && <ButtonLink to={review}>{t('Pay Now')}</ButtonLink>}
        <ButtonLink
          to="/subscribe"
          state={{ fromUpgrade: true }}
          variant={isPaymentDue ? 'secondary' : 'primary'}
        >
          {t('Upgrade Plan')}
        </ButtonLink>
        <Button variant="secondary" onPress={onCancel}>
          {t('Cancel Renewal')}
        </Button>
      </div>
    )
  }
  const hasOwnAction = kind === 'cancelled' || kind === 'unauthorised'
  return (
    <div className={styles.actions}>
      {kind === 'cancelled' && (
        <Button isLoading={isKeeping} onPress={onKeep}>
          {t('Keep My Plan')}
        </Button>
      )}
      {kind === 'unauthorised' && <ButtonLink to={review}>{t('Renew Now')}</ButtonLink>}
      <ButtonLink to="/subscribe" variant={hasOwnAction ? 'secondary' : 'primary'}>
        {t('See All Plans')}
      </ButtonLink>
    </div>
  )
}

interface PlanWordsProps {
  standing: CurrentStanding
}

/** A note about the state of the plan. */
function PlanWords({ standing }: PlanWordsProps) {
  const t = useT()
  const day = useDay()
  const { subscription } = standing
  const last = lastDay(subscription)

  switch (standing.kind) {
    case 'cancelled':
      return <p>{t('Current Active Plan. Cancelled by you.')}</p>
    case 'unpaid':
      return (
        <Notice tone="error">
          {subscription.next_debit_date
            ? t(
                'The payment for your renewal has not gone through yet. We try again on {next}; the paper stays open until {date}.',
                { next: day(subscription.next_debit_date), date: day(lastGraceDay(last)) },
              )
            : t(
                'The payment for your renewal did not go through, and we do not try again. Pay by {date} to go on reading.',
                { date: day(lastGraceDay(last)) },
              )}
        </Notice>
      )
    case 'unauthorised':
      return (
        <Notice tone="error">
          {t(
            'The automatic payments for this plan were stopped at your bank. It ends on {date}, unless you renew it by then.',
            { date: day(last) },
          )}
        </Notice>
      )
    case 'runs-out':
      return <p>{t('This plan does not renew by itself.')}</p>
    case 'renews':
    case 'replaced':
    case 'ended':
      return null
  }
}
