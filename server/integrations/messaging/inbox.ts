import { randomUUID } from 'node:crypto'
import type { InboxMessage } from '#contract/dev.ts'
import type { Attachment } from './mail.ts'

/** Keeps what would have been sent by SMS and e-mail, for the people who try the product out. */
export interface Inbox {
  deliver(message: InboxMessage, attachments?: readonly Attachment[]): void
  /** Newest first; to one contact, or to all. */
  messages(to?: string): InboxMessage[]
  attachment(id: string): Attachment | undefined
}

/** More than anyone looks through; the oldest make room. */
const CAPACITY = 1000
/** An invoice has some 100 KB. */
const ATTACHMENT_CAPACITY = 100

export function createInbox(): Inbox {
  const kept: InboxMessage[] = []
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
      kept.unshift(links.length > 0 ? { ...message, attachments: links } : message)
      kept.splice(CAPACITY)
    },
    messages: (to) => kept.filter((message) => to === undefined || message.to === to),
    attachment: (id) => files.get(id),
  }
}
