import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { CallError } from '#contract/call-error.ts'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import type { FinishedPurchase } from '#contract/payments.ts'
import { callAccesstype } from '../accesstype/accesstype-as-reader.ts'
import { isUndecided } from '../accesstype/payment-error.ts'
import { refetchSubscriptions } from '../accesstype/use-subscriptions.ts'
import { planProperties } from '../analytics/plan-item.ts'
import { track } from '../analytics/track.ts'
import { useT } from '../i18n/use-t.ts'
import { pendingPaymentToken, storage } from '../session/storage.ts'
import { useSession } from '../session/use-session.ts'
import { paymentProblem } from './payment-problem.ts'

/** The result of the payment that this tab started last. */
export type LatePayment =
  | { kind: 'none' }
  | { kind: 'unknown' }
  | { kind: 'failed'; error: Error }
  | { kind: 'through'; subscription: FinishedPurchase['subscription'] }

const FIRST_PAUSE_MS = 3 * SECOND_MS

/**
 * Polls for a result that this page did not receive: it was reloaded, the network failed, or the bank
 * authorised a payment after first refusing it.
 */
export function useLatePayment(): LatePayment {
  const session = useSession()
  const token = useTokenUnderWay()
  const purchase = useQuery({
    queryKey: ['purchase', token],
    queryFn: () => callAccesstype((accesstype) => accesstype.getPurchase(token ?? '')),
    enabled: token !== undefined && session.kind === 'signed-in',
    retry: false,
    refetchInterval: ({ state }) => (state.data ? false : pauseAfter(state.errorUpdateCount)),
  })
  if (token === undefined) return { kind: 'none' }
  if (purchase.data) return { kind: 'through', subscription: purchase.data.subscription }
  return purchase.error ? outcomeOf(purchase.error) : { kind: 'unknown' }
}

/** Read again after each navigation, because a retry starts another attempt. */
function useTokenUnderWay(): string | undefined {
  const { key } = useLocation()
  const [seen, setSeen] = useState(() => ({ key, token: pendingPaymentToken.read() }))
  if (seen.key !== key) setSeen({ key, token: pendingPaymentToken.read() })
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

/** Does once what `usePay` does after an immediate result. */
export function useEndLatePayment(late: LatePayment): void {
  const t = useT()
  const cache = useQueryClient()
  const { kind } = late
  const transaction_id = kind === 'through' ? late.subscription.payment_id : null
  const failure = kind === 'failed' ? paymentProblem(late.error, t) : undefined

  useEffect(() => {
    if (pendingPaymentToken.read() === undefined) return
    const plan = storage.selectedPlan.read()
    if (kind === 'through') {
      pendingPaymentToken.remove()
      storage.selectedPlan.remove()
      if (plan && transaction_id !== null)
        track('purchase', { transaction_id, ...planProperties(plan) })
      void refetchSubscriptions(cache)
    }
    if (failure && plan) track('payment_failed', { reason: failure, ...planProperties(plan) })
  }, [kind, transaction_id, failure, cache])
}
