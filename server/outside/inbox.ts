import type { InboxMessage } from '#contract/dev.ts'

/** Keeps what would have been sent by SMS and e-mail, for the people who try the product out. */
export interface Inbox {
  deliver(message: InboxMessage): void
  /** Newest first; to one contact, or to all. */
  messages(to?: string): InboxMessage[]
}

/** More than anyone looks through; the oldest make room. */
const CAPACITY = 1000

export function createInbox(): Inbox {
  const kept: InboxMessage[] = []
  return {
    deliver: (message) => {
      kept.unshift(message)
      kept.splice(CAPACITY)
    },
    messages: (to) => kept.filter((message) => to === undefined || message.to === to),
  }
}
