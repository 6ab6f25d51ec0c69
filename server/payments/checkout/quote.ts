import type { PurchaseQuote } from '#contract/payments.ts'
import { REFUND_BUSINESS_DAYS } from '#contract/plans.ts'
import { addBusinessDays } from '#domain/business-days.ts'
import { addDays } from '#domain/calendar.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { debitAtEarliest } from '#domain/renewal.ts'
import { planOf } from '#store/plans.ts'
import { heldSubscription } from '#store/subscriptions.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { Services } from '../../services.ts'
import { unusedOf } from '../../subscriptions/apply-payment.ts'
import { inPeriod, nextPeriod } from '../../subscriptions/schedule-period.ts'
import { changeOf, changeTold } from './begin-attempt.ts'

/** Dates and amounts if the reader bought the plan today. Writes nothing. */
export async function quotePurchase(
  { db, clock, config: { publisher } }: Services,
  readerId: string,
  planId: string,
): Promise<PurchaseQuote> {
  const plan = await planOf(db, publisher, planId)
  if (!plan?.on_sale) throw new ProblemError('plan-not-found')
  const now = clock.now()
  const today = dayInIndia(now)
  const held = await heldSubscription(db, { readerId, publisher })
  const change = await changeOf(db, 'switch', held, plan)
  const isLater = change === 'downgrade' && held
  const begins = isLater ? addDays(held.end_date, 1) : today
  const { start_date, end_date } =
    change === 'recovery' && held ? nextPeriod(held) : inPeriod(begins, plan, 0)
  const unused = change === 'upgrade' && held ? await unusedOf(db, held, now) : undefined
  const { from, to } = REFUND_BUSINESS_DAYS
  return {
    change: changeTold(change),
    amount_cents: isLater ? 0 : plan.price_cents,
    currency: plan.price_currency,
    charged_on: isLater ? dayInIndia(debitAtEarliest(held.end_date, now)) : today,
    start_date,
    end_date,
    refund_cents: unused?.cents ?? 0,
    refund_from: addBusinessDays(today, from),
    refund_to: addBusinessDays(today, to),
  }
}
