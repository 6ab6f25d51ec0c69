import type { Plan } from '#contract/plans.ts'
import { Icon } from '#ui/Icon.tsx'
import { useName } from '../i18n/Name.tsx'
import { periodWords } from '../i18n/period-words.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './plan-card.module.css'

interface PlanButtonProps {
  plan: Plan
  isHeld: boolean
  /** Whether the plan held is still to be paid for. */
  isOwed: boolean
  isSelected: boolean
  isSubscribed: boolean
  onPress: () => void
}

/** Chooses the plan; pressed again, it lets go of it. */
export function PlanButton(props: PlanButtonProps) {
  const { plan, isHeld, isOwed, isSelected, isSubscribed, onPress } = props
  const t = useT()
  const nameOf = useName()
  const isSettled = isHeld && !isOwed
  function words(): string {
    if (isSettled) return t('Current Plan')
    if (isSelected) return t('Selected')
    if (isHeld) return t('Pay Now')
    return isSubscribed ? t('Change Plan') : t('Select Plan')
  }
  return (
    <button
      type="button"
      className={styles.select}
      disabled={isSettled}
      aria-pressed={isSettled ? undefined : isSelected}
      aria-label={`${words()}: ${nameOf(plan.title, plan.titles)}, ${periodWords(plan, t)}`}
      onClick={onPress}
    >
      {isSelected && !isSettled && <Icon name="check" />}
      {words()}
    </button>
  )
}
