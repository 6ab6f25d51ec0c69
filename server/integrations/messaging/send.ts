/** Rejects with a NotSentError if the SMS was not accepted for delivery. */
export type SendSms = (message: SmsMessage) => Promise<void>

export interface SmsMessage {
  /** With country code. */
  to: string
  text: string
  /** The code alone, for gateways that insert it into a registered template; undefined for a notice. */
  otp?: string
  /** The variable part of the link in a notice, for the same gateways. */
  undoToken?: string
  /** The id of the registered text, if this message has its own. */
  templateId?: string
}

/** Readers who wait longer ask for another code. */
export const SMS_TIMEOUT_MS = 8000

/** Rejects with a NotSentError if the e-mail was not accepted for delivery. */
export type SendMail = (mail: Mail) => Promise<void>

export interface Attachment {
  name: string
  type: string
  bytes: Uint8Array
}

export interface Mail {
  /** The same for every attempt to send it, so that mailboxes can recognise duplicates. */
  id?: string
  to: string
  subject: string
  text: string
  html: string
  /** Where replies go; the sender by default. */
  replyTo?: string
  attachments?: readonly Attachment[]
  /** Stops further mails of this kind with one click in the mail program: RFC 8058. */
  unsubscribeUrl?: string
}

export const MAIL_TIMEOUT_MS = 10_000

/** A message was not accepted. The reason contains no contact, code or credentials, so it can be logged. */
export class NotSentError extends Error {
  override name = 'NotSentError'
}
