import { parseArgs } from 'node:util'
import type { PublisherCode } from '#contract/publisher.ts'
import {
  contactMessagesOf,
  contactMessageWith,
  forgetContactMessage,
  type StoredContactMessage,
} from '#store/contact-messages.ts'
import type { Database } from '#store/database.ts'
import { StartError } from '#store/store-config.ts'

export const MESSAGES_USAGE = `What visitors and readers wrote under Get In Touch, to the title in use (BRAND).
  npm run messages -- list [--limit 50]     the newest first
  npm run messages -- show <reference>
  npm run messages -- forget <reference>    erases it for good`

const DEFAULT_LIMIT = '50'

/** Does what an operator typed, and answers what to print. */
export async function messagesCommand(
  args: string[],
  { db, publisher }: { db: Database; publisher: PublisherCode },
): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: { limit: { type: 'string', default: DEFAULT_LIMIT } },
    allowPositionals: true,
  })
  const [name, reference] = positionals
  if (name === 'list') return list(db, publisher, Number(values.limit))
  if (name === 'show' && reference) return show(db, reference)
  if (name === 'forget' && reference) return forget(db, reference)
  throw new StartError(MESSAGES_USAGE)
}

async function list(db: Database, publisher: PublisherCode, limit: number): Promise<string> {
  if (!Number.isInteger(limit) || limit < 1) throw new StartError('--limit must be 1 or more')
  const messages = await contactMessagesOf(db, publisher, limit)
  return messages.map(line).join('\n') || 'Nobody has written yet.'
}

async function show(db: Database, reference: string): Promise<string> {
  const message = await contactMessageWith(db, { reference })
  if (!message) throw noSuch(reference)
  return `${line(message)}\n\n${message.message}`
}

async function forget(db: Database, reference: string): Promise<string> {
  if (!(await forgetContactMessage(db, reference))) throw noSuch(reference)
  return `${reference} is forgotten.`
}

function line({ reference, created_at, name, contact, subject, is_suspect }: StoredContactMessage) {
  const at = new Date(created_at).toISOString().slice(0, 16).replace('T', ' ')
  return `${reference}  ${at}  ${name} <${contact}>  ${subject}${is_suspect ? '  (suspect, not mailed)' : ''}`
}

function noSuch(reference: string): StartError {
  return new StartError(`There is no message ${reference}.`)
}
