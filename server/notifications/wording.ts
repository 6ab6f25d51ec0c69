import type { MailText } from '../auth/bilingual-mail.ts'
import type { Attachment } from '../integrations/messaging/send.ts'

/** The values of a notification's placeholders. */
export interface Facts {
  brand: string
  plan: string
  /** Empty in notifications without an amount. */
  amount: string
  day: { kn: string; en: string }
  /** The reference of a bank transfer; empty in other notifications. */
  reference: string
  /** The URL at which a reader manages their plan. */
  manage: string
  support: string
}

/** The texts of a notification. An SMS is a template, because a registered one may replace it. */
export interface Wording {
  kn: MailText
  en: MailText
  sms: { kn: string; en: string }
}

/** A notification that is ready to send. */
export interface ComposedNotification {
  facts: Facts
  wording: Wording
  /** Makes the attachments of the e-mail. */
  attach?: () => Promise<Attachment[]>
}
