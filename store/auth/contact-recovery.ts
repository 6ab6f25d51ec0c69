import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import type { Database } from '../database.ts'
import { addJob, addJobs } from '../payments/jobs.ts'
import { lockReader } from '../payments/locks.ts'
import { contactsOf } from './contacts.ts'
import { recordSecurityEvent } from './security-events.ts'
import type { AuthTables } from './tables.ts'

export type ContactRecovery = Selectable<AuthTables['contact_recovery']>

/** Wait between the first notice to a contact of the account and the change. */
export const RECOVERY_DAYS = 7
export const RECOVERY_WAIT_MS = RECOVERY_DAYS * DAY_MS

export const RECOVERY_JOB = 'contact-recovery'
export const RECOVERY_NOTICE_JOB = 'contact-recovery-notice'

export const RecoveryPayload = z.object({ readerId: z.string(), recoveryId: z.string() })
export const RecoveryNotice = RecoveryPayload.extend({ channel: z.enum(['email', 'phone']) })

const ID_BYTES = 9

type NewRecovery = Pick<
  ContactRecovery,
  'reader_id' | 'kind' | 'old_value' | 'new_value' | 'who' | 'why'
>

/** In the caller's transaction. False when a recovery is already waiting. Adds one notice job per contact. */
export async function requestContactRecovery(
  tx: Database,
  recovery: NewRecovery,
  now: Date,
): Promise<boolean> {
  const readerId = recovery.reader_id
  await lockReader(tx, readerId)
  const waiting = await recoveryOf(tx, readerId)
  if (waiting && waiting.stopped_at === null) return false
  await tx.deleteFrom('contact_recovery').where('reader_id', '=', readerId).execute()
  const id = randomBytes(ID_BYTES).toString('base64url')
  await tx
    .insertInto('contact_recovery')
    .values({
      ...recovery,
      ...{ id, requested_at: now.getTime(), noticed_at: null, stopped_at: null },
    })
    .execute()
  const { email, phone } = await contactsOf(tx, readerId)
  const payload = { readerId, recoveryId: id }
  const channels = [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])]
  await addJobs(
    tx,
    channels.map((channel) => ({
      ...{ kind: RECOVERY_NOTICE_JOB, key: `${id}/${channel}`, payload: { ...payload, channel } },
      ...{ runAt: now, now, readerId },
    })),
  )
  const runAt = new Date(now.getTime() + RECOVERY_WAIT_MS)
  await addJob(tx, { kind: RECOVERY_JOB, key: id, payload, runAt, now, readerId })
  return true
}

export async function recoveryOf(
  db: Database,
  readerId: string,
): Promise<ContactRecovery | undefined> {
  return db
    .selectFrom('contact_recovery')
    .selectAll()
    .where('reader_id', '=', readerId)
    .executeTakeFirst()
}

export async function recoveryWith(db: Database, id: string): Promise<ContactRecovery | undefined> {
  return db.selectFrom('contact_recovery').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The earliest time of the change: the wait begins when the first notice was sent. */
export function recoveryDueAt({ requested_at, noticed_at }: ContactRecovery): number {
  return (noticed_at ?? requested_at) + RECOVERY_WAIT_MS
}

export async function recordNoticeSent(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('contact_recovery')
    .set({ noticed_at: now })
    .where('id', '=', id)
    .where('noticed_at', 'is', null)
    .execute()
}

/**
 * In the caller's transaction. The row stays until the change would have been made, so that a second click on the link
 * can be answered with "already stopped".
 */
export async function stopContactRecovery(
  tx: Database,
  { id, address_prefix, now }: { id: string; address_prefix: string | null; now: number },
): Promise<'stopped' | 'stopped-before' | 'not-found'> {
  const found = await recoveryWith(tx, id)
  if (!found) return 'not-found'
  const { reader_id } = found
  await lockReader(tx, reader_id)
  const { numUpdatedRows } = await tx
    .updateTable('contact_recovery')
    .set({ stopped_at: now })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return (await recoveryWith(tx, id)) ? 'stopped-before' : 'not-found'
  await recordSecurityEvent(tx, {
    ...{ kind: 'contact-recovery-stopped', reader_id, session_handle: null },
    ...{ address_prefix, at: now },
  })
  return 'stopped'
}
