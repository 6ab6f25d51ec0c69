import type { Database } from '../database.ts'
import { lockReader } from '../payments/locks.ts'
import { type ContactUndo, changesSince, contactUndoWith } from './contact-undo-rows.ts'
import { forgetOtherDevices } from './known-devices.ts'
import { lockContact } from './login-methods.ts'
import { readerWith } from './readers.ts'
import { recordSecurityEvent } from './security-events.ts'
import { deleteSessionsOf } from './sessions.ts'

interface UndoRequest {
  id: string
  address_prefix: string
  now: number
}

export type UndoOutcome =
  | { kind: 'undone' }
  | { kind: 'expired' }
  | { kind: 'used' }
  /** The old contact belongs to another reader by now. */
  | { kind: 'taken' }

/**
 * Restores the contacts as they were before the change, and with them those that were changed later: a thief
 * who changed the mobile number may have added an e-mail address afterwards. Every session ends.
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
      ...{ kind: 'contact-change-undone', reader_id, session_handle: null },
      ...{ address_prefix, at: now },
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
