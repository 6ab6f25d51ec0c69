import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { Purchased } from '#contract/payments.ts'
import { askProvider } from '../accesstype/accesstype-as-reader.ts'
import { isUndecided } from '../accesstype/payment-error.ts'
import { refetchSubscriptions } from '../accesstype/use-subscriptions.ts'
import { aboutPlan } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'
import { CallError } from '../api/call-error.ts'
import { useT } from '../i18n/use-t.ts'
import { paymentUnderWay, stored } from '../session/storage.ts'
import { useSession } from '../session/use-session.ts'
import { paymentProblem } from './payment-problem.ts'

/** What became of the attempt to pay that this tab began last. */
export type LatePayment =
  | { kind: 'none' }
  | { kind: 'unknown' }
  | { kind: 'failed'; error: Error }
  | { kind: 'through'; subscription: Purchased['subscription'] }

const FIRST_PAUSE_MS = 3 * SECOND_MS

/**
 * Polls for an outcome that this page did not receive: it was reloaded, the network was lost, or the bank
 * authorised a payment that it had refused.
 */
export function useLatePayment(): LatePayment {
  const session = useSession()
  const token = useTokenUnderWay()
  const purchase = useQuery({
    queryKey: ['purchase', token],
    queryFn: () => askProvider((provider) => provider.getPurchase(token ?? '')),
    enabled: token !== undefined && session.kind === 'signed-in',
    retry: false,
    refetchInterval: ({ state }) => (state.data ? false : pauseAfter(state.errorUpdateCount)),
  })
  if (token === undefined) return { kind: 'none' }
  if (purchase.data) return { kind: 'through', subscription: purchase.data.subscription }
  return purchase.error ? outcomeOf(purchase.error) : { kind: 'unknown' }
}

/** Read again after each navigation: a retry begins another attempt. */
function useTokenUnderWay(): string | undefined {
  const { key } = useLocation()
  const [seen, setSeen] = useState(() => ({ key, token: paymentUnderWay.read() }))
  if (seen.key !== key) setSeen({ key, token: paymentUnderWay.read() })
  return seen.token
}

/** The server asks the gateway on each poll, so the pauses grow. */
function pauseAfter(polls: number): number {
  return Math.min(FIRST_PAUSE_MS * 1.5 ** polls, MINUTE_MS)
}

function outcomeOf(error: Error): LatePayment {
  if (isUndecided(error)) return { kind: 'unknown' }
  const isOver =
    error instanceof CallError && ['payment-failed', 'attempt-abandoned'].includes(error.code)
  return isOver ? { kind: 'failed', error } : { kind: 'none' }
}

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
