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
