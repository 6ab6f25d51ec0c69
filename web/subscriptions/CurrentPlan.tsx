import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#contract/call-error.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { planStanding } from '#domain/plan-standing.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { showToast } from '#ui/toast.ts'
import { callAccesstype } from '../accesstype/accesstype-as-reader.ts'
import { refetchSubscriptions } from '../accesstype/use-subscriptions.ts'
import { planProperties } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'
import { useT } from '../i18n/use-t.ts'
import { useReader } from '../session/use-reader.ts'
import { CancelDialog, CancelledDialog } from './CancelDialog.tsx'
import { PlanCard } from './PlanCard.tsx'
import { priceOf } from './PlanPrice.tsx'
import { lastDay, useDay } from './plan-days.ts'

interface CurrentPlanProps {
  subscriptions: readonly Subscription[]
}

/** The current plan, with cancelling and undoing a cancellation. */
export function CurrentPlan({ subscriptions }: CurrentPlanProps) {
  const standing = planStanding(subscriptions)
  const keep = useKeepPlan()
  const [step, setStep] = useState<'cancelling' | 'cancelled'>()

  if (standing.kind === 'none') return <NoPlan />
  const { subscription } = standing

  function beginCancelling() {
    trackCancelling(subscription)
    setStep('cancelling')
  }

  function keepPlan() {
    keep.mutate(subscription, { onSuccess: () => setStep(undefined) })
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
          subscription={subscription}
          onClose={() => setStep(undefined)}
          onCancelled={() => setStep('cancelled')}
        />
      )}
      {step === 'cancelled' && (
        <CancelledDialog
          subscription={subscription}
          isKeeping={keep.isPending}
          onKeep={keepPlan}
          onClose={() => setStep(undefined)}
        />
      )}
    </>
  )
}

/** For readers without a plan; some have complimentary access. */
function NoPlan() {
  const t = useT()
  const hasComplimentaryAccess = useReader().kind === 'subscriber'
  return (
    <Notice
      tone="empty"
      icon="pages"
      title={hasComplimentaryAccess ? t('The paper is open to you') : t('You have no plan yet')}
      action={<ButtonLink to="/subscribe">{t('See All Plans')}</ButtonLink>}
    >
      {hasComplimentaryAccess
        ? t('Your access is a present from us. There is nothing to pay and nothing to cancel.')
        : t('A plan opens every page and edition, and past issues as far as it reaches.')}
    </Notice>
  )
}

function trackCancelling(subscription: Subscription): void {
  const plan = {
    ...subscription,
    ...priceOf(subscription),
    id: subscription.subscription_plan_id,
    title: subscription.plan_name,
  }
  track('initiate_cancellation', planProperties(plan))
}

/** Undoes a cancellation. */
function useKeepPlan() {
  const t = useT()
  const day = useDay()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Subscription) =>
      callAccesstype((accesstype) => accesstype.keepSubscription(id)),
    onSuccess: async ({ subscription }) => {
      await refetchSubscriptions(cache)
      const date = day(subscription.next_debit_date ?? lastDay(subscription))
      void showToast('success', t('You keep your plan. It renews on {date}.', { date }))
    },
    onError: async (error) => {
      const isMandateGone =
        error instanceof CallError && error.code === 'payment-method-unavailable'
      void showToast(
        'error',
        isMandateGone
          ? t('Your bank no longer lets us renew this plan. Please choose a plan again.')
          : t('Something went wrong, please try again.'),
      )
      await refetchSubscriptions(cache)
    },
  })
}
