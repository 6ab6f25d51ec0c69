import type { Plan } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { usePlans } from '../accesstype/use-plans.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import { PlanGrid } from './PlanGrid.tsx'
import styles from './subscribe-screen.module.css'

interface PlansProps {
  plans: ReturnType<typeof usePlans>
  held: Subscription | undefined
  selected: Plan | undefined
  onSelect: (plan: Plan | undefined) => void
}

export function Plans({ plans, held, selected, onSelect }: PlansProps) {
  const t = useT()
  if (plans.data && plans.data.length > 0) {
    return <PlanGrid plans={plans.data} held={held} selected={selected} onSelect={onSelect} />
  }
  if (plans.data) return <Notice tone="empty">{t('No plan is for sale at the moment.')}</Notice>
  if (plans.isError) {
    return (
      <Notice
        tone="error"
        action={<TryAgain isTrying={plans.isFetching} onPress={() => void plans.refetch()} />}
      >
        {t('The plans could not be fetched.')}
      </Notice>
    )
  }
  return (
    <div className={styles.cards} role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      {['1', '2', '3'].map((place) => (
        <Skeleton key={place} height="28rem" />
      ))}
    </div>
  )
}
