import { z } from 'zod'
import { fill } from './message-template.ts'
import { jsonVariable, registeredTemplate } from './registered-templates.ts'
import type { SmsMessage } from './sms.ts'
import type { SmsGateway } from './sms-gateway.ts'

const FAULT =
  'must be JSON such as {"new-device":{"id":"1107","text":"New sign-in: {device}"}}, for new-device, recovery'

/** Messages about an account that can be registered with an operator, and the placeholders of each. */
export const AccountTemplates = jsonVariable(FAULT).pipe(
  z.strictObject(
    {
      'new-device': registeredTemplate(['brand', 'device', 'link', 'support'], FAULT).optional(),
      recovery: registeredTemplate(
        ['brand', 'contact', 'days', 'link', 'support'],
        FAULT,
      ).optional(),
    },
    FAULT,
  ),
)
export type AccountTemplates = z.infer<typeof AccountTemplates>

interface Messaging {
  smsGateway: SmsGateway | undefined
  smsAccountTemplates: AccountTemplates
}

/** Undefined where operators check wordings (DLT) and none is registered for this message. */
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
