import type { PublisherCode } from '#contract/publisher.ts'
import { recordChange } from '#store/audit/record-change.ts'
import {
  contactMessagesOf,
  contactMessageWith,
  forgetContactMessage,
  type StoredContactMessage,
} from '#store/contact-messages.ts'
import type { Database } from '#store/database.ts'
import { StartError } from '#store/store-config.ts'
import type { Operator } from '../context.ts'
import type { Output } from '../output.ts'

export async function listMessages(
  db: Database,
  publisher: PublisherCode,
  limit: number,
): Promise<Output> {
  const messages = await contactMessagesOf(db, publisher, limit)
  return { text: messages.map(summary).join('\n') || 'Nobody has written yet.', json: messages }
}

export async function showMessage(db: Database, reference: string): Promise<Output> {
  const message = await contactMessageWith(db, { reference })
  if (!message) throw unknownMessage(reference)
  return { text: `${summary(message)}\n\n${message.message}`, json: message }
}

export async function forgetMessage(
  { db, now: at, author }: Operator,
  reference: string,
): Promise<Output> {
  await db.transaction().execute(async (tx) => {
    if (!(await forgetContactMessage(tx, reference))) throw unknownMessage(reference)
    const object = { reference }
    const change = { action: 'contact-message.erased', object, before: null, after: null } as const
    await recordChange(tx, { change, author, at })
  })
  return { text: `${reference} is erased.`, json: { reference } }
}

function summary(message: StoredContactMessage): string {
  const { reference, created_at, name, contact, subject, is_suspect } = message
  const at = new Date(created_at).toISOString().slice(0, 16).replace('T', ' ')
  const warning = is_suspect ? '  (suspect, not mailed)' : ''
  return `${reference}  ${at}  ${name} <${contact}>  ${subject}${warning}`
}

function unknownMessage(reference: string): StartError {
  return new StartError(`There is no message ${reference}.`)
}
