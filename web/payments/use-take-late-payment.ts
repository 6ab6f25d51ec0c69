import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Subscription } from '#contract/subscriptions.ts'
import { aboutPlan } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'
import { paymentUnderWay } from '../session/payment-under-way.ts'
import { stored } from '../session/storage.ts'
import { refetchSubscriptions } from '../session/use-subscriptions.ts'

/** Does once what a payment does whose answer came in time. */
export function useTakeLatePayment(isThrough: boolean, bought: Subscription | undefined): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (!isThrough || !bought || paymentUnderWay.read() === undefined) return
    paymentUnderWay.remove()
    const plan = stored.selectedPlan.read()
    stored.selectedPlan.remove()
    if (plan) track('purchase', { transaction_id: bought.id, ...aboutPlan(plan) })
    void refetchSubscriptions(cache)
  }, [isThrough, bought, cache])
}
