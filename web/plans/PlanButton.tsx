import type { Plan } from '#contract/plans.ts'
import { periodWords } from '../i18n/period-words.ts'
import { useT } from '../i18n/use-t.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './plan-card.module.css'

interface PlanButtonProps {
  plan: Plan
  isHeld: boolean
  isSelected: boolean
  isSubscribed: boolean
  onPress: () => void
}

/** Chooses the plan; pressed again, it lets go of it. */
export function PlanButton({ plan, isHeld, isSelected, isSubscribed, onPress }: PlanButtonProps) {
  const t = useT()
  function words(): string {
    if (isHeld) return t('Current Plan')
    if (isSelected) return t('Selected')
    return isSubscribed ? t('Change Plan') : t('Select Plan')
  }
  return (
    <button
      type="button"
      className={styles.select}
      disabled={isHeld}
      aria-pressed={isHeld ? undefined : isSelected}
      aria-label={`${words()}: ${plan.title}, ${periodWords(plan, t)}`}
      onClick={onPress}
    >
      {isSelected && !isHeld && <Icon name="check" />}
      {words()}
    </button>
  )
}
