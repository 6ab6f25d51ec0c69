import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { Database } from '../database.ts'
import { addJob } from '../jobs.ts'
import { lockReader } from '../locks.ts'
import type { Contact } from './contacts.ts'
import { forgetOtherDevices } from './known-devices.ts'
import { lockContact } from './login-methods.ts'
import { readerWith } from './readers.ts'
import { deleteSessionsOf, recordSecurityEvent } from './sessions.ts'
import type { AuthTables } from './tables.ts'

interface UndoRequest {
  id: string
  address_prefix: string
  now: number
}

type UndoOutcome =
  | { kind: 'undone' }
  | { kind: 'expired' }
  | { kind: 'used' }
  /** The old contact belongs to another reader by now. */
  | { kind: 'taken' }

/**
 * Restores the contacts as they were before the change, which also undoes later changes: a thief who changed the
 * mobile number may have added an e-mail address afterwards. Every session ends.
 */
export async function undoContactChange(db: Database, request: UndoRequest): Promise<UndoOutcome> {
  const { id, address_prefix, now } = request
  const found = await contactUndoWith(db, id)
  if (!found) return { kind: 'expired' }
  const { reader_id } = found
  return db.transaction().execute(async (tx): Promise<UndoOutcome> => {
    await lockReader(tx, reader_id)
    const undo = await contactUndoWith(tx, id)
    if (!undo || undo.expires_at <= now) return { kind: 'expired' }
    if (undo.used_at !== null) return { kind: 'used' }
    const changes = await changesSince(tx, undo)
    const restored = firstOfEachKind(changes)
    if (await isTakenByOthers(tx, restored, now)) return { kind: 'taken' }
    for (const change of restored) await restoreContact(tx, change)
    await removeGoogleSince(tx, undo)
    await tx
      .updateTable('contact_undo')
      .set({ used_at: now })
      .where(
        'id',
        'in',
        changes.map((change) => change.id),
      )
      .execute()
    await deleteSessionsOf(tx, reader_id)
    // A thief's device must not stay a known device, which has its own allowance of wrong codes.
    await forgetOtherDevices(tx, reader_id, [])
    await recordSecurityEvent(tx, {
      kind: 'contact-change-undone',
      reader_id,
      session_handle: null,
      address_prefix,
      at: now,
    })
    return { kind: 'undone' }
  })
}

/** The first change of each kind holds the contact as it was before all of them. */
function firstOfEachKind(changes: readonly ContactUndo[]): ContactUndo[] {
  return changes.filter(
    ({ kind }, index) => changes.findIndex((change) => change.kind === kind) === index,
  )
}

async function isTakenByOthers(
  tx: Database,
  restored: readonly ContactUndo[],
  now: number,
): Promise<boolean> {
  const contacts = restored.flatMap(({ reader_id, kind, old_value: value }) =>
    value === null ? [] : [{ reader_id, kind, value }],
  )
  // Locks in sorted order, so that two transactions cannot deadlock.
  for (const { value } of contacts.toSorted((a, b) => (a.value < b.value ? -1 : 1))) {
    await lockContact(tx, value, now)
  }
  for (const { reader_id, ...contact } of contacts) {
    const owner = await readerWith(tx, contact)
    if (owner !== undefined && owner !== reader_id) return true
  }
  return false
}

async function restoreContact(
  tx: Database,
  { reader_id, kind, old_value: value }: ContactUndo,
): Promise<void> {
  if (value === null) {
    await tx
      .deleteFrom('login_method')
      .where('reader_id', '=', reader_id)
      .where('kind', '=', kind)
      .execute()
    return
  }
  await tx
    .updateTable('login_method')
    .set({ value })
    .where('reader_id', '=', reader_id)
    .where('kind', '=', kind)
    .execute()
}

/** Removes Google accounts that were linked since the change: the new address may have brought one in. */
async function removeGoogleSince(tx: Database, { reader_id, at }: ContactUndo): Promise<void> {
  await tx
    .deleteFrom('login_method')
    .where('reader_id', '=', reader_id)
    .where('kind', '=', 'google')
    .where('time_joined', '>', at)
    .execute()
}

type ContactUndo = Selectable<AuthTables['contact_undo']>

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
      id,
      reader_id: readerId,
      kind: to.kind,
      old_value: from,
      new_value: to.value,
      at,
      expires_at,
      used_at: null,
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
async function changesSince(tx: Database, { reader_id, at }: ContactUndo): Promise<ContactUndo[]> {
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
