import { withoutSecrets } from '#domain/gateway-event-body.ts'
import { attemptsToSignIn } from '../auth/code-attempts.ts'
import { bucketsOf, bucketsOfReader } from '../auth/contact-buckets.ts'
import { ownContactsOf } from '../auth/contacts.ts'
import { messagesByContact } from '../contact-messages.ts'
import type { Database } from '../database.ts'
import { eventsByContact } from '../payments/gateway-events.ts'
import { historyOf } from '../payments/history.ts'
import { withoutWithdrawnWords } from '../saved-articles.ts'
import type { Tables } from '../tables.ts'

type ReaderTable = {
  [T in keyof Tables]: Tables[T] extends { reader_id: string | null } ? T : never
}[keyof Tables]

interface Decision<Column> {
  /** What happens to the rows when the reader is erased. */
  erasure: 'erased' | 'kept-as-proof' | 'kept-as-books' | 'kept-without-payer'
  /** Columns left out of exports, because they are secrets or could serve as one. */
  hidden: readonly Column[]
}

/** Every table with a `reader_id`. A new one does not compile until it is listed here. */
export const READER_DATA: { readonly [T in ReaderTable]: Decision<keyof Tables[T]> } = {
  // Before code_attempt: entering a code locks the two in this order.
  known_device: { erasure: 'erased', hidden: ['device_hash'] },
  known_network: { erasure: 'erased', hidden: [] },
  login_method: { erasure: 'erased', hidden: [] },
  preferred_edition: { erasure: 'erased', hidden: [] },
  consent: { erasure: 'kept-as-proof', hidden: [] },
  code_attempt: {
    erasure: 'erased',
    hidden: ['id', 'device_hash', 'code_hash', 'until_verified', 'session_handle', 'google_sub'],
  },
  erasure_request: { erasure: 'erased', hidden: [] },
  session: { erasure: 'erased', hidden: ['handle', 'refresh_hash', 'previous_hash', 'used_hash'] },
  contact_undo: { erasure: 'erased', hidden: ['id'] },
  contact_recovery: { erasure: 'erased', hidden: ['id', 'who', 'why'] },
  security_event: { erasure: 'erased', hidden: ['session_handle'] },
  reading_place: { erasure: 'erased', hidden: [] },
  saved_article: { erasure: 'erased', hidden: [] },
  followed_search: { erasure: 'erased', hidden: ['id', 'match_key'] },
  followed_search_mail: { erasure: 'erased', hidden: [] },
  clip_of_reader: { erasure: 'erased', hidden: [] },
  contact_message: { erasure: 'erased', hidden: [] },
  entitlement: { erasure: 'erased', hidden: [] },
  subscription: { erasure: 'kept-as-books', hidden: [] },
  payment_attempt: { erasure: 'kept-as-books', hidden: ['token'] },
  refund: { erasure: 'kept-as-books', hidden: [] },
  mandate: { erasure: 'kept-as-proof', hidden: ['provider_token_id'] },
  invoice: { erasure: 'kept-as-books', hidden: [] },
  idempotency_key: { erasure: 'erased', hidden: ['key', 'request_hash', 'response'] },
  sheet_row: { erasure: 'erased', hidden: [] },
  job: { erasure: 'erased', hidden: ['id', 'key', 'taken_until', 'last_error'] },
  gateway_event: { erasure: 'kept-without-payer', hidden: [] },
  audit_entry: { erasure: 'kept-as-proof', hidden: [] },
  audit_change: {
    erasure: 'kept-as-proof',
    hidden: ['seq', 'actor', 'person_hash', 'previous_hash', 'hash'],
  },
}

/** Every table that holds data about a reader. */
export type ExportedTable = ReaderTable | 'reader' | 'payment' | 'rate_limit'

const READER_TABLES = Object.keys(READER_DATA) as ReaderTable[]

export const ERASED_TABLES = READER_TABLES.filter((table) => isErased(table))
export const KEPT_TABLES = READER_TABLES.filter((table) => !isErased(table))

function isErased(table: ReaderTable): boolean {
  return READER_DATA[table].erasure === 'erased'
}

/** All data about a reader, by table. */
export async function dataOf(
  db: Database,
  readerId: string,
): Promise<Readonly<Record<string, object[]>>> {
  const contacts = await ownContactsOf(db, readerId)
  const withoutReader: { [T in ReaderTable]?: object[] } = {
    code_attempt: await attemptsToSignIn(db, contacts),
    contact_message: await messagesByContact(db, contacts),
    gateway_event: await eventsByContact(db, contacts),
  }
  const data: Record<string, object[]> = {
    reader: await db.selectFrom('reader').selectAll().where('id', '=', readerId).execute(),
  }
  for (const table of READER_TABLES) {
    const rows =
      table === 'saved_article'
        ? await savedRowsOf(db, readerId)
        : await db.selectFrom(table).selectAll().where('reader_id', '=', readerId).execute()
    data[table] = [...rows, ...(withoutReader[table] ?? [])].map((row) => shown(table, row))
  }
  const { payments } = await historyOf(db, readerId)
  const buckets = [...contacts.flatMap(bucketsOf), ...bucketsOfReader(readerId)]
  const counted = db.selectFrom('rate_limit').selectAll().where('bucket', 'in', buckets)
  return { ...data, payment: payments, rate_limit: await counted.execute() }
}

async function savedRowsOf(db: Database, readerId: string): Promise<object[]> {
  const rows = db.selectFrom('saved_article').selectAll().where('reader_id', '=', readerId)
  return (await withoutWithdrawnWords(db, await rows.execute())).map(({ withdrawn, ...row }) => row)
}

function shown(table: ReaderTable, row: object): object {
  const hidden = new Set<string>(READER_DATA[table].hidden)
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !hidden.has(column))
      .map(([column, value]) => [column, JSON_COLUMNS.has(column) ? readable(value) : value]),
  )
}

/** Columns that hold JSON, which is exported as JSON and not as a string. */
const JSON_COLUMNS = new Set([
  ...[
    'body',
    'payload',
    'data',
    'details',
    'content',
    'wording',
    'prechecked',
    'image_coordinates',
    'read_articles',
  ],
])

function readable(json: unknown): unknown {
  return typeof json === 'string' ? withoutSecrets(JSON.parse(json)) : json
}
