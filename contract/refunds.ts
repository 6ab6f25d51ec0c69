import { z } from 'zod'
import { IssueDate } from './issue-date.ts'
import { Names } from './names.ts'
import { AccesstypeId, Currency } from './plans.ts'
import { defineRoute } from './route.ts'
import { AsMember } from './subscriptions.ts'

/** `submitted`: the bank has it. `delayed`: it failed, and an operator takes care of it. */
export const RefundProgress = z.enum(['requested', 'submitted', 'processed', 'delayed'])
export type RefundProgress = z.infer<typeof RefundProgress>

/** A refund to a reader. */
export const Refund = z.object({
  id: AccesstypeId,
  plan_name: z.string(),
  plan_names: Names.exactOptional(),
  /** The refund is for the unused part of a plan after an upgrade, not for a whole payment. */
  is_unused_part: z.boolean(),
  amount_cents: z.number().int(),
  currency: Currency,
  progress: RefundProgress,
  requested_at: z.iso.datetime(),
  /** The date by which the reader was promised the money. */
  due_at: z.iso.datetime(),
  processed_at: z.iso.datetime().nullable(),
  /** Set if the publisher paid by bank transfer because the gateway could not. */
  bank_transfer: z.object({ on: IssueDate, reference: z.string() }).nullable(),
})
export type Refund = z.infer<typeof Refund>

export const listRefunds = defineRoute({
  method: 'GET',
  path: '/members/me/refunds',
  summary: "The reader's refunds and how far each has come, newest first.",
  caller: 'signed-in',
  query: AsMember,
  reply: z.object({ refunds: z.array(Refund) }),
})
