import { DAY_MS } from '#contract/durations.ts'
import type { Currency } from '#contract/plans.ts'
import type { SubscriptionStatus } from '#contract/subscriptions.ts'

/** How long a bank may still authorise a payment that it first declined. */
export const LATE_AUTHORISATION_MS = 3 * DAY_MS

export interface SettlementAttempt {
  purpose: 'new' | 'upgrade' | 'downgrade' | 'recovery' | 'renewal'
  state: 'created' | 'paid' | 'failed' | 'abandoned' | 'unknown'
  amount_cents: number
  currency: Currency
  /** The number of the period that a renewal or recovery pays for. */
  period: number
  created_at: number
}

export interface SettlementPayment {
  state: 'unknown' | 'created' | 'authorised' | 'captured' | 'failed'
  amount_cents: number
  currency: Currency
  /** The result of an earlier settlement. */
  use: 'subscription' | 'refund' | null
}

export interface SettlementSubscription {
  state: SubscriptionStatus
  periods: number
  replaces_id: string | null
}

export interface SettlementCase {
  attempt: SettlementAttempt
  payment: SettlementPayment
  subscription: SettlementSubscription
  /** The reader's current subscription. */
  liveSubscriptionId: string | undefined
  now: Date
}

export type RefundReason = 'upgrade' | 'duplicate' | 'late' | 'mismatch' | 'operator' | 'dispute'

/** What to do with a payment: captured money ends as a subscription or as a refund. */
export type Settlement =
  | { kind: 'nothing' }
  | { kind: 'capture' }
  | { kind: 'fail' }
  | { kind: 'activate' }
  | { kind: 'upgrade' }
  | { kind: 'extend' }
  | { kind: 'prepay' }
  | { kind: 'refund'; reason: RefundReason }

export function settlement({ attempt, payment, ...rest }: SettlementCase): Settlement {
  if (payment.use !== null) return { kind: 'nothing' }
  const isOpen = attempt.state !== 'paid'
  switch (payment.state) {
    case 'unknown':
    case 'created':
      return { kind: 'nothing' }
    case 'authorised':
      return { kind: isOpen ? 'capture' : 'nothing' }
    case 'failed':
      return {
        kind: attempt.state === 'created' || attempt.state === 'unknown' ? 'fail' : 'nothing',
      }
    case 'captured':
      if (!isOpen) return { kind: 'refund', reason: 'duplicate' }
      if (!isExact(attempt, payment)) return { kind: 'refund', reason: 'mismatch' }
      return attempt.purpose === 'renewal' || attempt.purpose === 'recovery'
        ? settleRenewal(attempt, rest.subscription)
        : settlePurchase(attempt, rest)
  }
}

function settlePurchase(
  { created_at }: SettlementAttempt,
  {
    subscription,
    liveSubscriptionId,
    now,
  }: Pick<SettlementCase, 'subscription' | 'liveSubscriptionId' | 'now'>,
): Settlement {
  if (now.getTime() - created_at > LATE_AUTHORISATION_MS) return { kind: 'refund', reason: 'late' }
  if (liveSubscriptionId === undefined) return { kind: 'activate' }
  return liveSubscriptionId === subscription.replaces_id
    ? { kind: 'upgrade' }
    : { kind: 'refund', reason: 'duplicate' }
}

function settleRenewal(
  { period, purpose }: SettlementAttempt,
  { state, periods }: SettlementSubscription,
): Settlement {
  if (period < periods) return { kind: 'refund', reason: 'duplicate' }
  if (state === 'scheduled') return { kind: 'prepay' }
  // A plan that was cancelled during its debit is not extended.
  const isByHand = purpose === 'recovery' && state === 'cancel_at_period_end'
  return state === 'active' || state === 'in_grace' || isByHand
    ? { kind: 'extend' }
    : { kind: 'refund', reason: 'late' }
}

function isExact(attempt: SettlementAttempt, payment: SettlementPayment): boolean {
  return attempt.amount_cents === payment.amount_cents && attempt.currency === payment.currency
}
