import type { Selectable } from 'kysely'
import { z } from 'zod'
import { MAXIMUM_CODE_INPUT_ATTEMPTS } from '#contract/auth-codes.ts'
import { DAY_MS } from '#contract/durations.ts'
import { CODE_LIFETIME_MS } from '#domain/code-limits.ts'
import type { Database } from '../database.ts'
import { type BrowserFamiliarity, type BrowserTraces, browserFamiliarity } from './known-devices.ts'
import { giveBackTurns } from './rate-limits.ts'
import type { AuthTables } from './tables.ts'
import { admitGuess, refusalOfGuess } from './wrong-codes.ts'

export type CodeAttempt = Selectable<AuthTables['code_attempt']>

/** Identifies an attempt to the browser that began it. */
export interface AttemptKey {
  id: string
  device_hash: string
}

export interface SentCode {
  code_hash: string
  code_expires_at: number
  until_verified: string | null
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

/** The attempt with this key, unless it was used. */
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

export interface CodeGuess extends AttemptKey {
  /** The reader who is signed in already; null for someone who signs in with the contact. */
  reader_id: string | null
  traces: BrowserTraces
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

/** Marks the attempt as used when the code is right. Counts a wrong code against the attempt and against the guesser. */
export async function enterCode(db: Database, entered: CodeGuess): Promise<Entry> {
  const { traces, now } = entered
  const attempt = await openAttempt(db, entered)
  if (!attempt || !isBoundTo(attempt, entered)) return { kind: 'over' }
  const contact = { kind: attempt.kind, value: attempt.contact }
  const guesser = await browserFamiliarity(db, contact, traces, now)
  const refusal = await refusalOfGuess(db, guesser, now)
  if (refusal) return { kind: 'contact-is-locked', retryAt: refusal.retryAt }
  return db.transaction().execute((transaction) => compare(transaction, entered, guesser))
}

/** A code serves one reader, one session and one purpose. */
function isBoundTo(attempt: CodeAttempt, entered: CodeGuess): boolean {
  return (
    attempt.reader_id === entered.reader_id &&
    attempt.session_handle === entered.session_handle &&
    attempt.purpose === entered.purpose
  )
}

async function compare(
  transaction: Database,
  entered: CodeGuess,
  guesser: BrowserFamiliarity,
): Promise<Entry> {
  const { now } = entered
  const guess = await admitGuess(transaction, guesser, now)
  if (guess.kind === 'refused') return { kind: 'contact-is-locked', retryAt: guess.retryAt }
  const attempt = await openAttempt(transaction, entered)
  if (!attempt) return { kind: 'over' }
  const { failures } = attempt
  if (attempt.code_expires_at <= now) return { kind: 'expired', failures }
  if (entered.isRight(attempt.code_hash)) {
    return (await spend(transaction, attempt, now)) ? { kind: 'right', attempt } : { kind: 'over' }
  }
  const isLastOfContact = await guess.countWrong()
  await countFailure(transaction, attempt)
  return { kind: 'wrong', failures: failures + 1, isLastOfContact, attempt }
}

/** False when another request used the attempt or replaced its code in the meantime. */
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

/** Returns the turns that count only until a code is verified: the limit on unverified codes and the pause between codes. */
export async function giveBackUnverifiedTurns(
  db: Database,
  { until_verified, code_expires_at }: CodeAttempt,
  now: number,
): Promise<void> {
  const buckets = z.array(z.string()).parse(JSON.parse(until_verified ?? '[]'))
  const turns = buckets.map((bucket) => ({ bucket }))
  await giveBackTurns(db, { turns }, { takenAt: code_expires_at - CODE_LIFETIME_MS, now })
}

/** Attempts for these contacts by someone who was not signed in. */
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

/** Keeps an attempt for a day after its code expired, so that a new code can still be sent for it. */
export async function forgetOldAttempts(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('code_attempt')
    .where('code_expires_at', '<', now - DAY_MS)
    .execute()
}
