import { addAuditEntry } from '../audit.ts'
import type { Database } from '../database.ts'
import { lockReader } from '../locks.ts'
import { changeContactForReader } from './contact-change.ts'
import { type ContactRecovery, recoveryDueAt, recoveryWith } from './contact-recovery.ts'

export type RecoveryOutcome =
  | { kind: 'changed' }
  | { kind: 'stopped' }
  /** No notice was sent yet, or the wait is not over. `dueAt` is undefined without a notice. */
  | { kind: 'too-early'; dueAt: number | undefined }
  /** Someone signed in since the request: the old contact is not lost. */
  | { kind: 'signed-in-since' }
  | { kind: 'contact-replaced' }
  /** The new contact belongs to another reader by now. */
  | { kind: 'taken' }

/** Makes the change that an operator requested, unless it was stopped or is no longer valid. */
export async function finishContactRecovery(
  db: Database,
  id: string,
  now: Date,
): Promise<RecoveryOutcome> {
  const found = await recoveryWith(db, id)
  if (!found) return { kind: 'stopped' }
  return db.transaction().execute(async (tx): Promise<RecoveryOutcome> => {
    await lockReader(tx, found.reader_id)
    const recovery = await recoveryWith(tx, id)
    if (!recovery) return { kind: 'stopped' }
    const outcome = await outcomeOf(tx, recovery, now)
    const isWaiting = outcome.kind === 'too-early' || outcome.kind === 'taken'
    if (!isWaiting) await forgetRecovery(tx, id)
    return outcome
  })
}

export async function forgetRecovery(db: Database, id: string): Promise<void> {
  await db.deleteFrom('contact_recovery').where('id', '=', id).execute()
}

async function outcomeOf(
  tx: Database,
  recovery: ContactRecovery,
  now: Date,
): Promise<RecoveryOutcome> {
  if (recovery.stopped_at !== null) return { kind: 'stopped' }
  if (recovery.noticed_at === null) return { kind: 'too-early', dueAt: undefined }
  const dueAt = recoveryDueAt(recovery)
  if (now.getTime() < dueAt) return { kind: 'too-early', dueAt }
  if (await hasSignedInSince(tx, recovery)) return { kind: 'signed-in-since' }
  if (!(await isStillOld(tx, recovery))) return { kind: 'contact-replaced' }
  const { reader_id: readerId, kind, new_value: value, who, why } = recovery
  const changed = await changeContactForReader(tx, { readerId, contact: { kind, value }, now })
  if (changed.kind === 'taken') return { kind: 'taken' }
  const requestedAt = new Date(recovery.requested_at).toISOString()
  const details = { kind, requestedAt }
  await addAuditEntry(tx, { who, what: 'change-contact', why, readerId, details, at: now })
  return { kind: 'changed' }
}

/** Looks at networks, not sessions: every sign-in updates its network, and a session may have ended. */
async function hasSignedInSince(
  tx: Database,
  { reader_id, requested_at }: ContactRecovery,
): Promise<boolean> {
  const row = await tx
    .selectFrom('known_network')
    .select('reader_id')
    .where('reader_id', '=', reader_id)
    .where('last_seen_at', '>', requested_at)
    .executeTakeFirst()
  return row !== undefined
}

async function isStillOld(
  tx: Database,
  { reader_id, kind, old_value }: ContactRecovery,
): Promise<boolean> {
  const row = await tx
    .selectFrom('login_method')
    .select('id')
    .where('reader_id', '=', reader_id)
    .where('kind', '=', kind)
    .where('value', '=', old_value)
    .executeTakeFirst()
  return row !== undefined
}
