import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchSubscriptions } from '../accesstype/use-subscriptions.ts'
import { aboutPlan } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'
import { useT } from '../i18n/use-t.ts'
import { paymentUnderWay, stored } from '../session/storage.ts'
import { paymentProblem } from './payment-problem.ts'
import type { LatePayment } from './use-late-payment.ts'

/** Does once what `usePay` does when the outcome arrives in time. */
export function useEndLatePayment(late: LatePayment): void {
  const t = useT()
  const cache = useQueryClient()
  const { kind } = late
  const transaction_id = kind === 'through' ? late.subscription.payment_id : null
  const failure = kind === 'failed' ? paymentProblem(late.error, t) : undefined

  useEffect(() => {
    if (paymentUnderWay.read() === undefined) return
    const plan = stored.selectedPlan.read()
    if (kind === 'through') {
      paymentUnderWay.remove()
      stored.selectedPlan.remove()
      if (plan && transaction_id !== null) track('purchase', { transaction_id, ...aboutPlan(plan) })
      void refetchSubscriptions(cache)
    }
    if (failure && plan) track('payment_failed', { reason: failure, ...aboutPlan(plan) })
  }, [kind, transaction_id, failure, cache])
}
