import { sql } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { dayInIndia } from '#domain/newspaper-day.ts'
import { forgetOldAttempts } from './auth/code-attempts.ts'
import { forgetUnusedDevices } from './auth/known-devices.ts'
import { forgetOldTurns } from './auth/rate-limits.ts'
import { deleteExpiredSessions } from './auth/sessions.ts'
import type { Database } from './database.ts'
import { BOOKS_MS, PROOF_MS, RETENTION } from './retention.ts'
import { type Batches, inBatches, shortTransactions } from './short-transactions.ts'

/** Rows deleted or cleared, by table. */
export type RemovedRowCounts = Record<string, number>

const COUNTS_KEPT_MS = 90 * DAY_MS

/** Deletes rows that are older than RETENTION allows, a few in each transaction. */
export async function applyRetention(
  db: Database,
  now: Date,
  goOn: () => boolean = () => true,
): Promise<RemovedRowCounts> {
  const batches = { transactions: shortTransactions(db), goOn }
  const at = now.getTime()
  await forgetOldAttempts(db, at)
  await forgetOldTurns(db, at)
  await forgetUnusedDevices(db, at)
  const removed: RemovedRowCounts = {
    session: await deleteExpiredSessions(batches, at),
    consent: await deleteConsentsOfErased(batches, at - PROOF_MS),
    invoice: await clearBuyers(batches, at - BOOKS_MS),
    daily_count: await deleteCounts(db, dayInIndia(new Date(at - COUNTS_KEPT_MS))),
  }
  for (const [table, rules] of Object.entries(RETENTION)) {
    for (const rule of rules) {
      if (rule.kind !== 'days') continue
      const { after, where } = rule
      const old = { table, column: after, before: at - rule.days * DAY_MS, where }
      removed[table] = (removed[table] ?? 0) + (await deleteOlder(batches, old))
    }
  }
  return Object.fromEntries(Object.entries(removed).filter(([, rows]) => rows > 0))
}

interface OldRows {
  table: string
  column: string
  before: number
  where: { column: string; in: readonly string[] } | undefined
}

/** Deletes the oldest rows first. Rows with the same time are deleted in one batch, even if it gets larger than `size`. */
async function deleteOlder(batches: Batches, old: OldRows): Promise<number> {
  const [table, column] = [sql.table(old.table), sql.ref(old.column)]
  const narrowed = old.where
    ? sql`and ${sql.ref(old.where.column)} in (${sql.join(old.where.in)})`
    : sql``
  return inBatches(batches, async (tx, size) => {
    const { rows } = await sql<{ time: number }>`
      select ${column} as time from ${table} where ${column} < ${old.before} ${narrowed}
      order by ${column} limit 1 offset ${size - 1}`.execute(tx)
    const last = rows[0]?.time ?? old.before - 1
    const { numAffectedRows } = await sql`
      delete from ${table} where ${column} <= ${last} ${narrowed}`.execute(tx)
    return Number(numAffectedRows ?? 0)
  })
}

/** Consents of erased readers are kept as proof until claims have lapsed (PROOF_MS). */
async function deleteConsentsOfErased(batches: Batches, erasedBefore: number): Promise<number> {
  return inBatches(batches, async (tx, size) => {
    const { numDeletedRows } = await tx
      .deleteFrom('consent')
      .where('id', 'in', (old) =>
        old
          .selectFrom('consent')
          .innerJoin('reader', 'reader.id', 'consent.reader_id')
          .select('consent.id')
          .where('reader.erased_at', '<', erasedBefore)
          .limit(size),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
}

/** Removes the buyer's name and contact. The invoice keeps its number and its amounts. */
async function clearBuyers(batches: Batches, issuedBefore: number): Promise<number> {
  return inBatches(batches, async (tx, size) => {
    const { numUpdatedRows } = await tx
      .updateTable('invoice')
      .set({ buyer_name: '', buyer_contact: '' })
      .where('number', 'in', (old) =>
        old
          .selectFrom('invoice')
          .select('number')
          .where('issued_at', '<', issuedBefore)
          .where('buyer_contact', '!=', '')
          .limit(size),
      )
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
}

async function deleteCounts(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('daily_count')
    .where('day', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
