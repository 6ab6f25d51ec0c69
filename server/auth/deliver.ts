import type { Contact } from '#store/auth/contact.ts'
import type { Services } from '../services.ts'
import { codeMail, codeSms } from './code-message.ts'
import {
  type ContactChange,
  contactChangedMail,
  contactChangedSms,
} from './contact-changed-message.ts'

export async function deliverCode(
  { config, sendSms, sendMail }: Services,
  { kind, value: to }: Contact,
  otp: string,
): Promise<void> {
  await (kind === 'phone'
    ? sendSms({ to, ...codeSms(config, otp) })
    : sendMail({ to, ...codeMail(config, otp) }))
}

export async function deliverContactChange(
  { config, sendSms, sendMail }: Services,
  { kind, value: to }: Contact,
  change: ContactChange,
): Promise<void> {
  await (kind === 'phone'
    ? sendSms({ to, ...contactChangedSms(config, change) })
    : sendMail({ to, ...contactChangedMail(config, change) }))
}
