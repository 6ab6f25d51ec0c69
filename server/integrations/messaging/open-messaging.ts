import { StartError } from '#store/store-config.ts'
import type { Clock } from '../clock.ts'
import { httpSms } from './http-sms.ts'
import { type Inbox, inboxMail, inboxSms } from './inbox.ts'
import type { MessagingConfig } from './messaging-config.ts'
import type { SendMail, SendSms } from './send.ts'
import { smtpMail } from './smtp-mail.ts'

interface Messaging {
  sendSms: SendSms
  sendMail: SendMail
  /** Closes the pooled connections to the mail server. */
  closeMessaging(): void
}

interface Dependencies {
  config: MessagingConfig
  inbox: Inbox | undefined
  clock: Clock
}

/** The real SMS gateway and mail server if they are configured, or else the inbox. */
export function openMessaging({ config, inbox, clock }: Dependencies): Messaging {
  const smtp = config.smtp && smtpMail(config.smtp)
  return {
    sendSms: config.smsGateway
      ? httpSms(config.smsGateway)
      : inboxSms(required(inbox, 'SMS_URL'), clock),
    sendMail: smtp?.sendMail ?? inboxMail(required(inbox, 'SMTP_URL'), clock),
    closeMessaging: () => smtp?.close(),
  }
}

function required(inbox: Inbox | undefined, variable: string): Inbox {
  if (!inbox) throw new StartError(`Bad configuration: ${variable} must be set`)
  return inbox
}
