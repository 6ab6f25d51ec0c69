/** Sends one SMS; rejects with a NotSentError when it was not accepted for delivery. */
export type SendSms = (message: SmsMessage) => Promise<void>

export interface SmsMessage {
  /** With its country code. */
  to: string
  text: string
  /** By itself, for gateways that put it into a registered template; a notice has none. */
  otp?: string
  /** The variable part of the link in a notice, for the same gateways. */
  undoToken?: string
  /** Of the registered wording, where a message has one of its own. */
  templateId?: string
}

/** A reader who waits longer than this asks again. */
export const SMS_TIMEOUT_MS = 8000

/** Sends one e-mail; rejects with a NotSentError when it was not accepted for delivery. */
export type SendMail = (mail: Mail) => Promise<void>

export interface Attachment {
  name: string
  type: string
  bytes: Uint8Array
}

export interface Mail {
  /** The same for every try to send it, so that mailboxes can recognise a second copy. */
  id?: string
  to: string
  subject: string
  text: string
  html: string
  /** Whom an answer goes to; without one, whoever it came from. */
  replyTo?: string
  attachments?: readonly Attachment[]
}

export const MAIL_TIMEOUT_MS = 10_000

/** A message was not accepted. It says why without contact, code or credentials, so it can be logged. */
export class NotSentError extends Error {
  override name = 'NotSentError'
}
