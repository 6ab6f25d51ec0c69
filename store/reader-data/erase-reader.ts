import { removeContactsFromAudit } from '../audit.ts'
import { attemptsToSignIn } from '../auth/code-attempts.ts'
import { bucketsOf, bucketsOfReader } from '../auth/contact-buckets.ts'
import { ownContactsOf } from '../auth/contacts.ts'
import { forgetHits, lockHits } from '../auth/rate-limits.ts'
import { messagesByContact } from '../contact-messages.ts'
import type { Database } from '../database.ts'
import { eventsByContact, eventsOfReader, removePayer } from '../payments/gateway-events.ts'
import { ERASED_TABLES, KEPT_TABLES } from './reader-data.ts'

/** Number of rows that are not erased, by table. */
export type KeptRows = Record<string, number>

/** In the caller's transaction. Rows that must be kept stay under the reader's id, which no longer identifies a person. */
export async function eraseReader(tx: Database, readerId: string, now: Date): Promise<KeptRows> {
  const contacts = await ownContactsOf(tx, readerId)
  const buckets = [...contacts.flatMap(bucketsOf), ...bucketsOfReader(readerId)].sort()
  // Locks the buckets first, in the same order as every other transaction that uses them, to avoid deadlocks.
  for (const bucket of buckets) await lockHits(tx, bucket, now.getTime())
  for (const table of ERASED_TABLES) {
    await tx.deleteFrom(table).where('reader_id', '=', readerId).execute()
  }
  await eraseByContact(tx, contacts)
  for (const event of await eventsOfReader(tx, readerId)) await removePayer(tx, event)
  await removeContactsFromAudit(tx, readerId)
  const erased = {
    first_name: null,
    last_seen_at: null,
    preferred_login_method: null,
    erased_at: now.getTime(),
  }
  await tx.updateTable('reader').set(erased).where('id', '=', readerId).execute()
  for (const bucket of buckets) await forgetHits(tx, bucket)
  return keptOf(tx, readerId)
}

/** Erases what the reader did without signing in, found by their contacts. */
async function eraseByContact(tx: Database, contacts: readonly string[]): Promise<void> {
  for (const { id } of await attemptsToSignIn(tx, contacts)) {
    await tx.deleteFrom('code_attempt').where('id', '=', id).execute()
  }
  for (const { id } of await messagesByContact(tx, contacts)) {
    await tx.deleteFrom('contact_message').where('id', '=', id).execute()
  }
  for (const event of await eventsByContact(tx, contacts)) {
    if (event.applied_at !== null) await removePayer(tx, event)
  }
}

async function keptOf(tx: Database, readerId: string): Promise<KeptRows> {
  const kept: KeptRows = {}
  for (const table of KEPT_TABLES) {
    const { rows } = await tx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('reader_id', '=', readerId)
      .executeTakeFirstOrThrow()
    if (rows > 0) kept[table] = rows
  }
  return kept
}
