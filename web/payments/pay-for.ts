import { getMe } from '#contract/auth.ts'
import { CallError } from '#contract/call-error.ts'
import type { FinishedPurchase, PurchaseQuote } from '#contract/payments.ts'
import type { SelectedPlan } from '#contract/plans.ts'
import { recordPlanChanges } from '#contract/sheets.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { subscriptionPriceCents } from '#domain/prices.ts'
import { accesstypeForPayment } from '../accesstype/accesstype-as-reader.ts'
import { call } from '../api/call.ts'
import { pendingPaymentToken } from '../session/storage.ts'
import { fetchQuote } from './use-quote.ts'

export interface PurchaseResult {
  quote: PurchaseQuote
  subscription: FinishedPurchase['subscription']
}

interface Payment {
  plan: SelectedPlan
  /** Closes the checkout. */
  signal: AbortSignal
}

/** Buys a plan at the checkout, or schedules it after the current one. */
export function payFor({ plan, signal }: Payment): Promise<PurchaseResult> {
  return oneAtATime(async () => {
    const quote = await fetchQuote(plan.id)
    const change = quote.change === 'new' ? undefined : ('switch' as const)
    const accesstype = await accesstypeForPayment()
    const { razorpay } = await accesstype.getPaymentOptions(plan.price_cents, plan, change)
    if (!razorpay) {
      throw new CallError({ code: 'payment-method-unavailable', message: 'No payment option' })
    }
    const { subscription } = await razorpay.proceed({
      type: 'standard',
      plan,
      assets: plan.assets,
      subscription: { auto_renew: true },
      onBegin: pendingPaymentToken.write,
      signal,
    })
    return { quote, subscription }
  })
}

/** Another tab of this browser has a checkout open. */
export class PayingElsewhereError extends Error {
  override name = 'PayingElsewhereError'
}

/** Only one tab pays at a time, so that nobody pays twice by mistake. */
async function oneAtATime<T>(pay: () => Promise<T>): Promise<T> {
  // The Web Locks API exists on secure pages only.
  const locks: LockManager | null | undefined = navigator.locks
  if (!locks) return pay()
  return locks.request('payment', { ifAvailable: true }, (lock) => {
    if (!lock) throw new PayingElsewhereError()
    return pay()
  })
}

/** Logs the change in the publisher's spreadsheet. A failure does not affect the reader. */
export async function recordChange(before: Subscription, after: Subscription): Promise<void> {
  try {
    const { userData } = await call(getMe, { headers: {} })
    const change = {
      email: userData.emails[0] ?? '',
      current_plan_name: before.plan_name,
      current_plan_start: before.start_timestamp,
      current_plan_end: before.end_timestamp,
      current_plan_price: subscriptionPriceCents(before),
      new_plan_name: after.plan_name,
      new_plan_start: after.start_timestamp,
      new_plan_end: after.end_timestamp,
      new_plan_price: subscriptionPriceCents(after),
    }
    await call(recordPlanChanges, { body: { data: [change] } })
  } catch {
    // Only the publisher's spreadsheet misses the entry.
  }
}
