import { z } from 'zod'
import { templateWith } from './messaging-variables.ts'

/** Every message about a plan, a payment or an account that can be registered with an operator. */
export const PLAN_MESSAGES = [
  'receipt',
  'debit-notice',
  'payment-failed',
  'in-grace',
  'cancelled',
  'change-scheduled',
  'refund-requested',
  'refund-processed',
  'erasure-requested',
  'erasure-cancelled',
  'erasure-done',
  'account-inactive',
] as const
export type PlanMessage = (typeof PLAN_MESSAGES)[number]

const FAULT = `must be JSON such as {"receipt":{"id":"1107","text":"{amount} received"}}, for ${PLAN_MESSAGES.join(', ')}`

const Template = z.strictObject(
  {
    id: z.string(FAULT).min(1, FAULT),
    text: templateWith(['brand', 'plan', 'amount', 'day', 'link']),
  },
  FAULT,
)

export const PlanTemplates = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue(FAULT)
      return z.NEVER
    }
  })
  .pipe(z.partialRecord(z.enum(PLAN_MESSAGES), Template, FAULT))
export type PlanTemplates = z.infer<typeof PlanTemplates>
