import type { MailText } from '../auth/bilingual-mail.ts'
import type { Attachment } from '../integrations/messaging/send.ts'

/** What a message is filled with. */
export interface Facts {
  brand: string
  plan: string
  /** Empty in a message without one. */
  amount: string
  day: { kn: string; en: string }
  /** Of a bank transfer; empty in other messages. */
  reference: string
  /** Where a reader sees, keeps, changes or cancels their plan. */
  manage: string
  support: string
}

/** A message in both languages; an SMS is a template, so that a registered one can take its place. */
export interface Wording {
  kn: MailText
  en: MailText
  sms: { kn: string; en: string }
}

/** A message in words, and what they are made of. */
export interface Composed {
  facts: Facts
  wording: Wording
  /** For e-mail. */
  attach?: () => Promise<Attachment[]>
}
