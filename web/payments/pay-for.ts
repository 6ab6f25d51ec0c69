import type { Purchased, PurchaseQuote } from '#contract/payments.ts'
import type { SelectedPlan } from '#contract/plans.ts'
import { providerForPayment } from '../accesstype/accesstype-as-reader.ts'
import { CallError } from '../api/call-error.ts'
import { paymentUnderWay } from '../session/storage.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { fetchQuote } from './use-quote.ts'

export interface Taken {
  quote: PurchaseQuote
  subscription: Purchased['subscription']
}

interface Payment {
  plan: SelectedPlan
  /** Closes the checkout. */
  signal: AbortSignal
}

/** Takes a plan: pays for it at the checkout, or has it begin after the current one. */
export function payFor({ plan, signal }: Payment): Promise<Taken> {
  return oneAtATime(async () => {
    const quote = await fetchQuote(plan.id)
    const change = quote.change === 'new' ? undefined : ('switch' as const)
    const provider = await providerForPayment()
    const { razorpay } = await provider.getPaymentOptions(plan.price_cents, plan, change)
    if (!razorpay) {
      throw new CallError({ code: 'payment-method-unavailable', message: 'No payment option' })
    }
    const { subscription } = await razorpay.proceed({
      type: 'standard',
      plan,
      assets: plan.assets,
      subscription: { auto_renew: true },
      onBegin: paymentUnderWay.write,
      signal,
    })
    return { quote, subscription }
  })
}
