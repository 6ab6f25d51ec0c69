import { z } from 'zod'
import { EMAIL_MAX_LENGTH } from './contact-details.ts'
import { defineRoute } from './route.ts'
import { text } from './text.ts'
import { Timestamp } from './timestamp.ts'

export const OTHER_REASON = 'Others'
export const MESSAGE_MAX_LENGTH = 1000

export const CancelReason = z.enum(
  [
    'too expensive',
    'not finding news I want',
    'get news from another source',
    'website hard to use',
    OTHER_REASON,
  ],
  'Select a reason to continue',
)
export type CancelReason = z.infer<typeof CancelReason>

/** The reason for a cancellation; the keys are the columns of the sheet. */
export const CancellationReason = z
  .object({
    'Email-ID': text(EMAIL_MAX_LENGTH),
    Reason: CancelReason,
    Message: text(MESSAGE_MAX_LENGTH).trim(),
  })
  .refine(({ Reason, Message }) => Reason !== OTHER_REASON || Message !== '', {
    path: ['Message'],
    error: 'Enter the reason to continue',
  })
export type CancellationReason = z.infer<typeof CancellationReason>

const priceCents = z.number().int().nonnegative().max(1_000_000_000)

/** A change from one plan to another. */
export const PlanChangeRecord = z.strictObject({
  email: text(EMAIL_MAX_LENGTH),
  current_plan_name: text(200),
  current_plan_start: Timestamp,
  current_plan_end: Timestamp,
  current_plan_price: priceCents,
  new_plan_name: text(200),
  new_plan_start: Timestamp,
  new_plan_end: Timestamp,
  new_plan_price: priceCents,
})
export type PlanChangeRecord = z.infer<typeof PlanChangeRecord>

const Created = z.object({ created: z.number().int() })

export const recordCancellation = defineRoute({
  method: 'POST',
  path: '/sheets/cancellations',
  summary: 'Add the reason for a cancellation to its sheet.',
  caller: 'signed-in',
  body: CancellationReason,
  reply: Created,
})

export const recordPlanChanges = defineRoute({
  method: 'POST',
  path: '/sheets/plan-changes',
  summary: 'Add changes of plan to their sheet.',
  caller: 'signed-in',
  body: z.strictObject({ data: z.array(PlanChangeRecord).min(1).max(10) }),
  reply: Created,
})
