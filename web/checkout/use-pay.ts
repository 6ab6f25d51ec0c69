import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { SelectedPlan } from '#contract/plans.ts'
import { aboutPlan } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'
import { useT } from '../i18n/use-t.ts'
import { PaymentError } from '../provider/payment-error.ts'
import { paymentUnderWay } from '../session/payment-under-way.ts'
import { stored } from '../session/storage.ts'
import { refetchSubscriptions, useSubscriptions } from '../session/use-subscriptions.ts'
import { showToast } from '../ui/toast.ts'
import { PayingElsewhereError } from './one-at-a-time.ts'
import { payFor, type Taken } from './pay-for.ts'
import { isOutOfPlace, paymentProblem } from './payment-problem.ts'
import { recordChange } from './record-change.ts'
import type { FailureState, SuccessState } from './result-state.ts'

/** Pays for a plan and goes where that leads. There is no way back into a payment that is over. */
export function usePay() {
  const t = useT()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const held = useSubscriptions().data?.[0]

  function succeed({ quote, subscription }: Taken, plan: SelectedPlan) {
    paymentUnderWay.remove()
    stored.selectedPlan.remove()
    const isLater = quote.change === 'downgrade'
    if (!isLater) {
      const transaction_id = subscription.payment_id ?? subscription.id
      track('purchase', { transaction_id, ...aboutPlan(plan) })
    }
    if (quote.change !== 'new') {
      void showToast('success', t('Subscription Plan Changed Successfully'))
      if (held) void recordChange(held, subscription)
    }
    void refetchSubscriptions(cache)
    const state: SuccessState = { quote }
    navigate(isLater ? '/downgrade-popup' : '/payment-success', { replace: true, state })
  }

  function fail(error: Error, plan: SelectedPlan) {
    if (error instanceof PayingElsewhereError) {
      paymentUnderWay.remove()
      return showToast('info', t('A payment is under way in another tab.'))
    }
    void refetchSubscriptions(cache)
    if (error instanceof PaymentError && error.ending === 'unconfirmed') {
      return navigate('/payment-success', { replace: true })
    }
    const message = paymentProblem(error, t)
    if (isOutOfPlace(error)) {
      void showToast('error', message)
      return navigate('/', { replace: true })
    }
    track('payment_failed', { reason: message, ...aboutPlan(plan) })
    const state: FailureState = { message }
    return navigate('/payment-failure', { replace: true, state })
  }

  return useMutation({
    mutationFn: payFor,
    onMutate: (plan) => paymentUnderWay.write(plan.id),
    onSuccess: succeed,
    onError: (error, plan) => {
      void fail(error, plan)
    },
  })
}
