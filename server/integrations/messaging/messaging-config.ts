import { z } from 'zod'
import { StartError } from '#store/store-config.ts'
import {
  Headers,
  isGatewayUrl,
  MailFrom,
  Pattern,
  SmtpUrl,
  templateWith,
  wordingWith,
} from './messaging-variables.ts'
import { faultsIn, GATEWAY_PLACEHOLDERS, type SmsGateway } from './sms-gateway.ts'
import type { SmtpServer } from './smtp-mail.ts'
import { AccountTemplates, PlanTemplates } from './templates.ts'

/** The mail server, the SMS gateway, and the registered texts. */
export const MessagingEnvironment = z.object({
  SMTP_URL: SmtpUrl.optional().describe(
    'Mail server, such as `smtps://user:password@host`; an inbox at `/dev/inbox` when unset. Production refuses to start without.',
  ),
  MAIL_FROM: MailFrom.optional().describe(
    'Whom e-mails come from, such as `The Paper <noreply@paper.example>`.',
  ),
  SMS_URL: templateWith(GATEWAY_PLACEHOLDERS)
    .refine(isGatewayUrl, 'must be an https:// address with no placeholder in its host')
    .optional()
    .describe(
      'SMS gateway, with [placeholders](messaging.md); an inbox at `/dev/inbox` when unset. Production refuses to start without.',
    ),
  SMS_METHOD: z
    .enum(['GET', 'POST'], 'must be GET or POST')
    .default('POST')
    .describe('How the gateway is asked: `GET` or `POST`.'),
  SMS_HEADERS: Headers.optional().describe('Headers for the gateway, such as its key, in JSON.'),
  SMS_BODY: templateWith(GATEWAY_PLACEHOLDERS)
    .optional()
    .describe('Body for the gateway, in JSON or as form fields, with placeholders.'),
  SMS_SUCCESS: Pattern.optional().describe(
    'Regular expression that the answer of the gateway matches when it accepted; any 2xx answer when unset.',
  ),
  SMS_SENDER: z.string().optional().describe('Registered sender (DLT header): `{sender}`.'),
  SMS_ENTITY_ID: z.string().optional().describe('DLT principal entity id: `{entity_id}`.'),
  SMS_TEMPLATE_ID: z.string().optional().describe('DLT template id of codes: `{template_id}`.'),
  SMS_TEXT: wordingWith(['otp', 'brand', 'host'])
    .refine((text) => text.includes('{otp}'), 'must have {otp}')
    .optional()
    .describe(
      'Registered wording of codes, with `{otp}`, `{brand}`, `{host}`; a default one when unset.',
    ),
  SMS_NOTICE_TEMPLATE_ID: z
    .string()
    .optional()
    .describe('DLT template id of the notice that a contact was changed.'),
  SMS_NOTICE_TEXT: wordingWith(['contact', 'when', 'brand', 'support', 'days', 'link'])
    .optional()
    .describe(
      'Registered wording of that notice, with `{contact}`, `{when}`, `{brand}`, `{support}`, `{days}`, `{link}`; a default one when unset.',
    ),
  SMS_PLAN_TEMPLATES: PlanTemplates.optional().describe(
    'Registered wordings of messages about plans and payments, [in JSON](messaging.md#plans-and-payments).',
  ),
  SMS_ACCOUNT_TEMPLATES: AccountTemplates.optional().describe(
    'Registered wordings of messages about an account, [in JSON](messaging.md#accounts).',
  ),
  SMS_DAILY_LIMIT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .default(5000)
    .describe(
      'SMS a day, all readers together; the cost of an attack ends there. A fifth is kept for devices that have signed in before.',
    ),
})
type MessagingEnvironment = z.infer<typeof MessagingEnvironment>

export interface MessagingConfig {
  /** If undefined, the inbox stands in; the same for `smsGateway`. */
  smtp: SmtpServer | undefined
  smsGateway: SmsGateway | undefined
  smsText: string | undefined
  smsNoticeText: string | undefined
  /** By the kind of notification. */
  smsPlanTemplates: PlanTemplates
  smsAccountTemplates: AccountTemplates
  smsDailyLimit: number
}

export function messagingConfig(env: MessagingEnvironment): MessagingConfig {
  return {
    smtp: smtpIn(env),
    smsGateway: gatewayIn(env),
    smsText: env.SMS_TEXT,
    smsNoticeText: env.SMS_NOTICE_TEXT,
    smsPlanTemplates: env.SMS_PLAN_TEMPLATES ?? {},
    smsAccountTemplates: env.SMS_ACCOUNT_TEMPLATES ?? {},
    smsDailyLimit: env.SMS_DAILY_LIMIT,
  }
}

/** Variables that production requires and that are unset. */
export function missingInProduction(env: MessagingEnvironment): string[] {
  const { SMTP_URL, SMS_URL } = env
  return Object.entries({ SMTP_URL, SMS_URL }).flatMap(([name, value]) => (value ? [] : [name]))
}

function smtpIn({ SMTP_URL, MAIL_FROM }: MessagingEnvironment): SmtpServer | undefined {
  if (!SMTP_URL) return undefined
  if (!MAIL_FROM) throw new StartError('Bad configuration: for SMTP_URL, MAIL_FROM must be set too')
  return { url: SMTP_URL, from: MAIL_FROM }
}

function gatewayIn(env: MessagingEnvironment): SmsGateway | undefined {
  if (!env.SMS_URL) return undefined
  const gateway = {
    url: env.SMS_URL,
    method: env.SMS_METHOD,
    headers: env.SMS_HEADERS ?? {},
    body: env.SMS_BODY,
    success: env.SMS_SUCCESS,
    sender: env.SMS_SENDER,
    entityId: env.SMS_ENTITY_ID,
    templateId: env.SMS_TEMPLATE_ID,
    noticeTemplateId: env.SMS_NOTICE_TEMPLATE_ID,
  }
  const faults = faultsIn(gateway)
  if (faults.length > 0) throw new StartError(`Bad configuration: ${faults.join('; ')}`)
  return gateway
}
