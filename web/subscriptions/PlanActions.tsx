import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import type { HeldStanding } from './PlanCard.tsx'
import styles from './plan-card.module.css'

interface PlanActionsProps {
  kind: HeldStanding['kind']
  isKeeping: boolean
  onCancel: () => void
  onKeep: () => void
}

export function PlanActions({ kind, isKeeping, onCancel, onKeep }: PlanActionsProps) {
  const t = useT()
  const isOwed = kind === 'unpaid'
  if (kind === 'renews' || isOwed) {
    return (
      <div className={styles.actions}>
        {isOwed && <ButtonLink to="/subscribe">{t('Pay Now')}</ButtonLink>}
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
  return (
    <div className={styles.actions}>
      {kind === 'cancelled' && (
        <Button isLoading={isKeeping} onPress={onKeep}>
          {t('Keep My Plan')}
        </Button>
      )}
      <ButtonLink to="/subscribe" variant={kind === 'cancelled' ? 'secondary' : 'primary'}>
        {t('See All Plans')}
      </ButtonLink>
    </div>
  )
}
