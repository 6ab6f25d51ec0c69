import { useEffect, useState } from 'react'
import { SECOND_MS } from '#contract/durations.ts'
import { paymentUnderWay } from '../session/payment-under-way.ts'
import { useSubscriptions } from '../session/use-subscriptions.ts'

const LOOK_AGAIN_MS = 3 * SECOND_MS

/**
 * Looks again and again whether the payment that this tab began went through although it never heard so:
 * the page was loaded afresh, or the bank's answer was lost.
 */
export function useLatePayment() {
  const subscriptions = useSubscriptions()
  const [planId] = useState(paymentUnderWay.read)
  const [first] = subscriptions.data ?? []
  // In grace it is the plan itself that is still to be paid for.
  const isPaid = first?.active && first.status !== 'in_grace'
  const isThrough = Boolean(planId && isPaid && first.subscription_plan_id === planId)
  const isAwaited = planId !== undefined && !isThrough
  const { refetch } = subscriptions

  useEffect(() => {
    if (!isAwaited) return
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isAwaited, refetch])

  return { subscriptions, isAwaited, isThrough }
}
