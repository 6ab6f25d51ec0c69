import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '#contract/call-error.ts'
import type { SelectedPlan } from '#contract/plans.ts'
import { showToast } from '#ui/toast.ts'
import { PaymentError } from '../accesstype/payment-error.ts'
import { refetchSubscriptions, useSubscriptions } from '../accesstype/use-subscriptions.ts'
import { planProperties } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'
import { useT } from '../i18n/use-t.ts'
import { pendingPaymentToken, storage } from '../session/storage.ts'
import { PayingElsewhereError, type PurchaseResult, payFor, recordChange } from './pay-for.ts'
import { isOutOfPlace, paymentProblem } from './payment-problem.ts'
import type { FailureState, SuccessState } from './result-state.ts'

/** Pays for a plan and opens the result screen, replacing the history entry. */
export function usePay() {
  const t = useT()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const currentSubscription = useSubscriptions().data?.[0]
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  function succeed({ quote, subscription }: PurchaseResult, plan: SelectedPlan) {
    pendingPaymentToken.remove()
    storage.selectedPlan.remove()
    const { payment_id: transaction_id } = subscription
    if (transaction_id !== null) track('purchase', { transaction_id, ...planProperties(plan) })
    if (quote.change !== 'new') {
      void showToast('success', t('Subscription Plan Changed Successfully'))
      if (currentSubscription) void recordChange(currentSubscription, subscription)
    }
    void refetchSubscriptions(cache)
    const state: SuccessState = { quote }
    const isLater = quote.change === 'downgrade'
    navigate(isLater ? '/downgrade-popup' : '/payment-success', { replace: true, state })
  }

  function fail(error: Error, plan: SelectedPlan, hasLeft: boolean) {
    if (error instanceof PayingElsewhereError) {
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
    if (error instanceof CallError && error.code === 'price-changed') {
      void showToast('info', message)
      void cache.invalidateQueries({ queryKey: ['plans'] })
      return navigate('/subscribe', { replace: true })
    }
    track('payment_failed', { reason: message, ...planProperties(plan) })
    if (hasLeft) return showToast('info', message)
    const state: FailureState = { message }
    return navigate('/payment-failure', { replace: true, state })
  }

  const paying = useMutation({
    mutationFn: payFor,
    onSuccess: (taken, { plan }) => succeed(taken, plan),
    onError: (error, { plan, signal }) => void fail(error, plan, signal.aborted),
    onSettled: () => {
      leaving.current = undefined
    },
  })

  /** Leaving the screen closes the checkout. A second press, before the button shows the first, does nothing. */
  function pay(plan: SelectedPlan, event: 'begin_checkout' | 'retry_payment') {
    if (leaving.current) return
    leaving.current = new AbortController()
    track(event, planProperties(plan))
    paying.mutate({ plan, signal: leaving.current.signal })
  }

  return { pay, isPending: paying.isPending, isSuccess: paying.isSuccess }
}
