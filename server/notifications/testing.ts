import type { SmsMessage } from '../integrations/messaging/send.ts'
import type { PlanTemplates } from '../integrations/messaging/templates.ts'
import type { Member, Shop } from '../payments/testing.ts'

/** Configures an SMS gateway that requires registered texts. Returns the list of SMS that are sent. */
export function requireSmsTemplates(
  { services }: Shop,
  smsPlanTemplates: PlanTemplates,
): SmsMessage[] {
  const gateway = { url: 'https://sms.example', method: 'GET', headers: {} } as const
  const unset = { body: undefined, success: undefined, sender: undefined, entityId: undefined }
  services.config.messaging = {
    ...services.config.messaging,
    smsGateway: { ...gateway, ...unset, templateId: '1', noticeTemplateId: undefined },
    smsPlanTemplates,
  }
  const sent: SmsMessage[] = []
  services.sendSms = async (message) => {
    sent.push(message)
  }
  return sent
}

export async function addPhone({ services: { db } }: Shop, { readerId }: Member): Promise<void> {
  const method = { id: 'phone', kind: 'phone', value: '+919876543210', time_joined: 0 } as const
  await db
    .insertInto('login_method')
    .values({ ...method, reader_id: readerId })
    .execute()
}
