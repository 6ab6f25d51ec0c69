import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { Database } from '../database.ts'
import { addJob } from '../payments/jobs.ts'
import type { Contact } from './contact.ts'
import type { AuthTables } from './tables.ts'

export type ContactUndo = Selectable<AuthTables['contact_undo']>

export const UNDO_DAYS = 7

export const FORGET_UNDO_JOB = 'forget-contact-undo'

const ID_BYTES = 9

/** In the caller's transaction, which has locked the reader. Schedules the removal of the row. */
export async function insertContactUndo(
  tx: Database,
  { readerId, from, to, now }: { readerId: string; from: string | null; to: Contact; now: Date },
): Promise<string> {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const at = Math.max(now.getTime(), (await lastChangeOf(tx, readerId)) + 1)
  const expires_at = now.getTime() + UNDO_DAYS * DAY_MS
  await tx
    .insertInto('contact_undo')
    .values({
      ...{ id, reader_id: readerId, kind: to.kind, old_value: from, new_value: to.value },
      ...{ at, expires_at, used_at: null },
    })
    .execute()
  const payload = { readerId, undoId: id }
  const job = { kind: FORGET_UNDO_JOB, key: id, payload }
  await addJob(tx, { ...job, runAt: new Date(expires_at), now, readerId })
  return id
}

/** Used to keep `at` strictly increasing, even when the clocks of two servers differ. */
async function lastChangeOf(tx: Database, readerId: string): Promise<number> {
  const { at } = await tx
    .selectFrom('contact_undo')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('reader_id', '=', readerId)
    .executeTakeFirstOrThrow()
  return at ?? 0
}

export async function contactUndoWith(db: Database, id: string): Promise<ContactUndo | undefined> {
  return db.selectFrom('contact_undo').selectAll().where('id', '=', id).executeTakeFirst()
}

/** This change and the reader's later ones, oldest first, without those that were undone. */
export async function changesSince(
  tx: Database,
  { reader_id, at }: ContactUndo,
): Promise<ContactUndo[]> {
  return tx
    .selectFrom('contact_undo')
    .selectAll()
    .where('reader_id', '=', reader_id)
    .where('used_at', 'is', null)
    .where('at', '>=', at)
    .orderBy('at')
    .execute()
}

export async function forgetExpiredUndo(db: Database, id: string, now: number): Promise<void> {
  await db.deleteFrom('contact_undo').where('id', '=', id).where('expires_at', '<=', now).execute()
}
