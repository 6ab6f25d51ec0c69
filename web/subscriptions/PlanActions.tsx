import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { useT } from '../i18n/use-t.ts'
import type { HeldStanding } from './PlanCard.tsx'
import styles from './plan-card.module.css'

interface PlanActionsProps {
  standing: HeldStanding
  isKeeping: boolean
  onCancel: () => void
  onKeep: () => void
}

export function PlanActions({ standing, isKeeping, onCancel, onKeep }: PlanActionsProps) {
  const t = useT()
  const { kind, held } = standing
  const review = `/review?${new URLSearchParams({ plan: held.subscription_plan_id })}`
  const isOwed = kind === 'unpaid'
  if (kind === 'renews' || kind === 'replaced' || isOwed) {
    return (
      <div className={styles.actions}>
        {isOwed && <ButtonLink to={review}>{t('Pay Now')}</ButtonLink>}
        <ButtonLink
          to="/subscribe"
          state={{ fromUpgrade: true }}
          variant={isOwed ? 'secondary' : 'primary'}
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
