import { z } from 'zod'
import { jsonVariable, registeredTemplate } from './registered-templates.ts'

/** Every message about a plan, a payment or an account that can be registered with an operator. */
export const PLAN_MESSAGES = [
  'receipt',
  'debit-notice',
  'payment-failed',
  'in-grace',
  'cancelled',
  'mandate-revoked',
  'change-scheduled',
  'plan-ends',
  'grace-ends',
  'plan-ended',
  'yearly-renewal',
  'refund-requested',
  'refund-delayed',
  'refund-processed',
  'refund-transferred',
  'erasure-requested',
  'erasure-cancelled',
  'erasure-done',
  'account-inactive',
] as const
export type PlanMessage = (typeof PLAN_MESSAGES)[number]

const FAULT = `must be JSON such as {"receipt":{"id":"1107","text":"{amount} received"}}, for ${PLAN_MESSAGES.join(', ')}`

const Template = registeredTemplate(['brand', 'plan', 'amount', 'day', 'link', 'reference'], FAULT)

export const PlanTemplates = jsonVariable(FAULT).pipe(
  z.partialRecord(z.enum(PLAN_MESSAGES), Template, FAULT),
)
export type PlanTemplates = z.infer<typeof PlanTemplates>
