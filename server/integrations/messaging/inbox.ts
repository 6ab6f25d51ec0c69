import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { InboxMessage } from '#contract/dev.ts'
import type { Clock } from '../clock.ts'
import {
  type Attachment,
  MAIL_TIMEOUT_MS,
  NotSentError,
  type SendMail,
  type SendSms,
  SMS_TIMEOUT_MS,
} from './send.ts'

/** Holds SMS and e-mails in memory instead of sending them, for people who try the product out. */
export interface Inbox {
  deliver(message: InboxMessage, attachments?: readonly Attachment[]): void
  /** To one contact or to all, the newest first. */
  messages(to?: string): InboxMessage[]
  attachment(id: string): Attachment | undefined
}

/** Beyond this the oldest are dropped. */
const CAPACITY = 1000
/** Lower, because an invoice has about 100 KB. */
const ATTACHMENT_CAPACITY = 100

export function createInbox(): Inbox {
  const stored: InboxMessage[] = []
  const files = new Map<string, Attachment>()

  function keepFile(file: Attachment): string {
    const id = randomUUID()
    files.set(id, file)
    const [oldest] = files.keys()
    if (files.size > ATTACHMENT_CAPACITY && oldest) files.delete(oldest)
    return id
  }

  return {
    deliver: (message, attachments = []) => {
      const links = attachments.map((file) => ({ id: keepFile(file), name: file.name }))
      stored.unshift(links.length > 0 ? { ...message, attachments: links } : message)
      stored.splice(CAPACITY)
    },
    messages: (to) => stored.filter((message) => to === undefined || message.to === to),
    attachment: (id) => files.get(id),
  }
}

export const REFUSED_ADDRESS = 'fail@example.com'
export const HANGING_ADDRESS = 'slow@example.com'

/** Stands in for a mail server and its faults: one address is always refused, one never answers. */
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

export const REFUSED_NUMBER = '+919999900000'
export const HANGING_NUMBER = '+919999900001'

/** Stands in for an SMS gateway and its faults: one number is always refused, one never answers. */
export function inboxSms(inbox: Inbox, clock: Clock, timeoutMs = SMS_TIMEOUT_MS): SendSms {
  return async ({ to, text }) => {
    if (to === REFUSED_NUMBER) throw new NotSentError('The SMS gateway refused')
    if (to === HANGING_NUMBER) {
      await wait(timeoutMs)
      throw new NotSentError('The SMS gateway did not answer in time')
    }
    inbox.deliver({ to, channel: 'sms', text, at: clock.now().toISOString() })
  }
}
