import { z } from 'zod'
import { fill } from './message-template.ts'
import { wordingWith } from './messaging-variables.ts'
import type { SmsMessage } from './send.ts'
import type { SmsGateway } from './sms-gateway.ts'

/** A text that is registered with the telecom operators (DLT), and its id there. */
function registeredTemplate(placeholders: readonly string[], fault: string) {
  const id = z.string(fault).min(1, fault)
  return z.strictObject({ id, text: wordingWith(placeholders) }, fault)
}

/** JSON in an environment variable. */
function jsonVariable(fault: string) {
  return z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue(fault)
      return z.NEVER
    }
  })
}

const ACCOUNT_FAULT =
  'must be JSON such as {"new-device":{"id":"1107","text":"New sign-in: {device}"}}, for new-device, recovery, late-page'

/** The notices about an account that can have a registered text, and the placeholders of each. */
export const AccountTemplates = jsonVariable(ACCOUNT_FAULT).pipe(
  z.strictObject(
    {
      'new-device': registeredTemplate(
        ['brand', 'device', 'link', 'support'],
        ACCOUNT_FAULT,
      ).optional(),
      recovery: registeredTemplate(
        ['brand', 'contact', 'days', 'link', 'support'],
        ACCOUNT_FAULT,
      ).optional(),
      'late-page': registeredTemplate(
        ['brand', 'edition', 'page', 'minutes', 'link'],
        ACCOUNT_FAULT,
      ).optional(),
    },
    ACCOUNT_FAULT,
  ),
)
export type AccountTemplates = z.infer<typeof AccountTemplates>

interface Messaging {
  smsGateway: SmsGateway | undefined
  smsAccountTemplates: AccountTemplates
}

/** Undefined if texts must be registered (DLT) and this message has no registered text. */
export function accountSms(
  { smsGateway, smsAccountTemplates }: Messaging,
  kind: keyof AccountTemplates,
  { defaultText, values }: { defaultText: string; values: Record<string, string> },
): Omit<SmsMessage, 'to'> | undefined {
  const registered = smsAccountTemplates[kind]
  if (!registered) {
    return smsGateway?.templateId ? undefined : { text: fill(defaultText, values) }
  }
  return { text: fill(registered.text, values), templateId: registered.id }
}

/** The notifications about plans, payments and erasure that can have a registered text. */
const PLAN_MESSAGES = [
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

const PLAN_FAULT = `must be JSON such as {"receipt":{"id":"1107","text":"{amount} received"}}, for ${PLAN_MESSAGES.join(', ')}`

const PlanTemplate = registeredTemplate(
  ['brand', 'plan', 'amount', 'day', 'link', 'reference'],
  PLAN_FAULT,
)

export const PlanTemplates = jsonVariable(PLAN_FAULT).pipe(
  z.partialRecord(z.enum(PLAN_MESSAGES), PlanTemplate, PLAN_FAULT),
)
export type PlanTemplates = z.infer<typeof PlanTemplates>
