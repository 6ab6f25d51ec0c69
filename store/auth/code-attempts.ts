import type { Selectable } from 'kysely'
import { MAXIMUM_CODE_INPUT_ATTEMPTS } from '#contract/auth-codes.ts'
import { DAY_MS } from '#contract/durations.ts'
import { WRONG_CODES_PER_CONTACT } from '#domain/code-limits.ts'
import { admit } from '#domain/rate-limit.ts'
import type { Database } from '../database.ts'
import { CONTACT_BUCKETS } from './contact-buckets.ts'
import { lockHits, refusalOf, saveHits, type Turn } from './rate-limits.ts'
import type { AuthTables } from './tables.ts'

export type CodeAttempt = Selectable<AuthTables['code_attempt']>

/** What the browser of an attempt knows it by. */
export interface AttemptKey {
  id: string
  device_hash: string
}

export interface SentCode {
  code_hash: string
  code_expires_at: number
}

export async function insertCodeAttempt(
  db: Database,
  attempt: Omit<CodeAttempt, 'failures' | 'used_at'>,
): Promise<void> {
  await db
    .insertInto('code_attempt')
    .values({ ...attempt, failures: 0, used_at: null })
    .execute()
}

export async function deleteCodeAttempt(db: Database, id: string): Promise<void> {
  await db.deleteFrom('code_attempt').where('id', '=', id).execute()
}

/** An attempt that is not used up. */
export async function openAttempt(
  db: Database,
  { id, device_hash }: AttemptKey,
): Promise<CodeAttempt | undefined> {
  return db
    .selectFrom('code_attempt')
    .selectAll()
    .where('id', '=', id)
    .where('device_hash', '=', device_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
}

export async function replaceCode(db: Database, id: string, sent: SentCode): Promise<void> {
  await db.updateTable('code_attempt').set(sent).where('id', '=', id).execute()
}

export interface EnteredCode extends AttemptKey {
  /** The reader who is signed in already; null for someone who signs in with the contact. */
  reader_id: string | null
  session_handle: string | null
  purpose: CodeAttempt['purpose']
  isRight: (code_hash: string) => boolean
  now: number
}

export type Entry =
  | { kind: 'right'; attempt: CodeAttempt }
  | { kind: 'wrong'; failures: number; isLastOfContact: boolean; attempt: CodeAttempt }
  | { kind: 'expired'; failures: number }
  | { kind: 'over' }
  | { kind: 'contact-is-locked'; retryAt: number }

/** A right code is used up, a wrong one counted: against the attempt, and against the contact. */
export async function enterCode(db: Database, entered: EnteredCode): Promise<Entry> {
  const asked = await openAttempt(db, entered)
  if (!asked || !isBoundTo(asked, entered)) return { kind: 'over' }
  const turn = {
    bucket: CONTACT_BUCKETS.wrongCodes(asked.contact),
    limits: WRONG_CODES_PER_CONTACT,
  }
  const refusal = await refusalOf(db, [turn], entered.now)
  if (refusal) return { kind: 'contact-is-locked', retryAt: refusal.retryAt }
  return db.transaction().execute((transaction) => compare(transaction, entered, turn))
}

/** A code serves one reader, one session and one purpose. */
function isBoundTo(attempt: CodeAttempt, entered: EnteredCode): boolean {
  return (
    attempt.reader_id === entered.reader_id &&
    attempt.session_handle === entered.session_handle &&
    attempt.purpose === entered.purpose
  )
}

async function compare(
  transaction: Database,
  entered: EnteredCode,
  { bucket, limits }: Turn,
): Promise<Entry> {
  const { now } = entered
  const turn = admit(await lockHits(transaction, bucket, now), limits, now)
  if (turn.kind === 'refused') return { kind: 'contact-is-locked', retryAt: turn.retryAt }
  const attempt = await openAttempt(transaction, entered)
  if (!attempt) return { kind: 'over' }
  const { failures } = attempt
  if (attempt.code_expires_at <= now) return { kind: 'expired', failures }
  if (entered.isRight(attempt.code_hash)) {
    return (await spend(transaction, attempt, now)) ? { kind: 'right', attempt } : { kind: 'over' }
  }
  await saveHits(transaction, bucket, turn.hits)
  await countFailure(transaction, attempt)
  const isLastOfContact = admit(turn.hits, limits, now).kind === 'refused'
  return { kind: 'wrong', failures: failures + 1, isLastOfContact, attempt }
}

/** False when someone else was quicker, with this code or with a newer one. */
async function spend(
  transaction: Database,
  { id, code_hash }: CodeAttempt,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('code_attempt')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function countFailure(transaction: Database, { id }: CodeAttempt): Promise<void> {
  await transaction
    .updateTable('code_attempt')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await transaction
    .deleteFrom('code_attempt')
    .where('id', '=', id)
    .where('failures', '>=', MAXIMUM_CODE_INPUT_ATTEMPTS)
    .execute()
}

/** By someone who was not signed in. */
export async function attemptsToSignIn(
  db: Database,
  contacts: readonly string[],
): Promise<CodeAttempt[]> {
  if (contacts.length === 0) return []
  return db
    .selectFrom('code_attempt')
    .selectAll()
    .where('reader_id', 'is', null)
    .where('contact', 'in', contacts)
    .execute()
}

/** One whose code has expired can still be sent another, for a day. */
export async function forgetOldAttempts(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('code_attempt')
    .where('code_expires_at', '<', now - DAY_MS)
    .execute()
}
