import { getMe } from '#contract/auth.ts'
import { recordPlanChanges } from '#contract/sheets.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { heldCents } from '#domain/prices.ts'
import { call } from '../api/call.ts'

/** For the publisher's sheet. Whether it is kept or not, the plan has changed. */
export async function recordChange(before: Subscription, after: Subscription): Promise<void> {
  try {
    const { userData } = await call(getMe, { headers: {} })
    const change = {
      email: userData.emails[0] ?? '',
      current_plan_name: before.plan_name,
      current_plan_start: before.start_timestamp,
      current_plan_end: before.end_timestamp,
      current_plan_price: heldCents(before),
      new_plan_name: after.plan_name,
      new_plan_start: after.start_timestamp,
      new_plan_end: after.end_timestamp,
      new_plan_price: heldCents(after),
    }
    await call(recordPlanChanges, { body: { data: [change] } })
  } catch {
    // The reader has nothing to do with it.
  }
}
