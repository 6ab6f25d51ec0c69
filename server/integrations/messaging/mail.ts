import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Inbox } from './inbox.ts'
import { NotSentError } from './not-sent-error.ts'

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

export const REFUSED_ADDRESS = 'fail@example.com'
export const HANGING_ADDRESS = 'slow@example.com'

/** Stands in for a mail server, faults included: one address is always refused, one never answers. */
export function inboxMail(inbox: Inbox, clock: Clock, timeoutMs = MAIL_TIMEOUT_MS): SendMail {
  return async ({ to, subject, text, attachments }) => {
    if (to === REFUSED_ADDRESS) throw new NotSentError('The mail server refused')
    if (to === HANGING_ADDRESS) {
      await wait(timeoutMs)
      throw new NotSentError('The mail server did not answer in time')
    }
    const at = clock.now().toISOString()
    inbox.deliver({ to, channel: 'email', subject, text, at }, attachments)
  }
}
