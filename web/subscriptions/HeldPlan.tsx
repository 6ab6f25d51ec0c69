import { useState } from 'react'
import type { Subscription } from '#contract/subscriptions.ts'
import { planStanding } from '#domain/plan-standing.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { CancelledDialog } from './CancelledDialog.tsx'
import { NoPlan } from './NoPlan.tsx'
import { PlanCard } from './PlanCard.tsx'
import { trackCancelling } from './track-cancelling.ts'
import { useKeepPlan } from './use-keep-plan.ts'

interface HeldPlanProps {
  subscriptions: readonly Subscription[]
}

/** The plan that counts, with the way to leave it and the way back. */
export function HeldPlan({ subscriptions }: HeldPlanProps) {
  const standing = planStanding(subscriptions)
  const keep = useKeepPlan()
  const [step, setStep] = useState<'cancelling' | 'cancelled'>()

  if (standing.kind === 'none') return <NoPlan />
  const { held } = standing

  function beginCancelling() {
    trackCancelling(held)
    setStep('cancelling')
  }

  function keepPlan() {
    keep.mutate(held, { onSuccess: () => setStep(undefined) })
  }

  return (
    <>
      <PlanCard
        standing={standing}
        isKeeping={keep.isPending}
        onCancel={beginCancelling}
        onKeep={keepPlan}
      />
      {step === 'cancelling' && (
        <CancelDialog
          held={held}
          onClose={() => setStep(undefined)}
          onCancelled={() => setStep('cancelled')}
        />
      )}
      {step === 'cancelled' && (
        <CancelledDialog
          held={held}
          isKeeping={keep.isPending}
          onKeep={keepPlan}
          onClose={() => setStep(undefined)}
        />
      )}
    </>
  )
}
