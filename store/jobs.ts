import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { JobTable } from './job-table.ts'
import { lockedUnlessTaken } from './locks.ts'

export interface NewJob {
  kind: string
  /** (kind, key) is unique. */
  key: string
  payload: unknown
  runAt: Date
  now: Date
  /** The reader whom it is for, if it ends with the account. */
  readerId?: string | null
}

export interface StoredJob {
  id: string
  kind: string
  key: string
  payload: unknown
  /** Includes the current attempt. */
  tries: number
  runAt: Date
}

/** In the caller's transaction: the job exists exactly if the transaction commits. */
export async function addJob(tx: Database, job: NewJob): Promise<void> {
  await addJobs(tx, [job])
}

export async function addJobs(tx: Database, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  await tx
    .insertInto('job')
    .values(
      jobs.map(({ kind, key, payload, runAt, now, readerId = null }) => ({
        id: randomUUID(),
        kind,
        key,
        payload: JSON.stringify(payload),
        state: 'waiting',
        run_at: runAt.getTime(),
        tries: 0,
        taken_until: null,
        last_error: null,
        created_at: now.getTime(),
        done_at: null,
        reader_id: readerId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()
}

/** Takes jobs that are due, the longest due first. No other worker takes them until the lease ends. */
export async function takeDueJobs(
  db: Database,
  { now, leaseMs, limit }: { now: Date; leaseMs: number; limit: number },
): Promise<StoredJob[]> {
  const at = now.getTime()
  const due = lockedUnlessTaken(
    db,
    db
      .selectFrom('job')
      .select('id')
      .where('state', '=', 'waiting')
      .where('run_at', '<=', at)
      .where(({ eb, or }) => or([eb('taken_until', 'is', null), eb('taken_until', '<=', at)]))
      .orderBy('run_at')
      .orderBy('created_at')
      .limit(limit),
  )
  const rows = await db
    .updateTable('job')
    .set(({ eb }) => ({ taken_until: at + leaseMs, tries: eb('tries', '+', 1) }))
    .where('id', 'in', due)
    .returningAll()
    .execute()
  return rows.map(toJob).sort((one, other) => one.runAt.getTime() - other.runAt.getTime())
}

/** When the next job that no worker has falls due. */
export async function nextRunAt(db: Database, now: Date): Promise<Date | undefined> {
  const { next } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.min('run_at').as('next'))
    .where('state', '=', 'waiting')
    .where(({ eb, or }) =>
      or([eb('taken_until', 'is', null), eb('taken_until', '<=', now.getTime())]),
    )
    .executeTakeFirstOrThrow()
  return next === null ? undefined : new Date(next)
}

export async function finishJob(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('job')
    .set({ state: 'done', done_at: now.getTime(), taken_until: null })
    .where('id', '=', id)
    .execute()
}

/** Without a time for the next try, the job is dead and stays for an operator. */
export async function failJob(
  db: Database,
  id: string,
  { error, runAt }: { error: string; runAt: Date | undefined },
): Promise<void> {
  await db
    .updateTable('job')
    .set({
      last_error: error,
      taken_until: null,
      ...(runAt ? { run_at: runAt.getTime() } : { state: 'dead' as const }),
    })
    .where('id', '=', id)
    .execute()
}

export async function dropJob(db: Database, id: string, reason: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ state: 'dropped', last_error: reason, taken_until: null })
    .where('id', '=', id)
    .execute()
}

/** Deletes jobs that ended without being done, so that they can be added again. */
export async function forgetUndone(
  tx: Database,
  kind: string,
  keys: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('job')
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .where('state', 'in', ['dropped', 'dead'])
    .execute()
}

/** The job stays as a record that it was done, without its payload. */
export async function clearPayload(db: Database, kind: string, key: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ payload: '{}' })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute()
}

/** When the last of these jobs was done; undefined while one waits, or if none was done. */
export async function allDoneAt(
  db: Database,
  kind: string,
  keys: readonly string[],
): Promise<Date | undefined> {
  const jobs = await db
    .selectFrom('job')
    .select(['state', 'done_at'])
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .execute()
  if (jobs.some(({ state }) => state === 'waiting')) return undefined
  const times = jobs.flatMap(({ done_at }) => (done_at === null ? [] : [done_at]))
  return times.length === 0 ? undefined : new Date(Math.max(...times))
}

function toJob({ id, kind, key, payload, tries, run_at }: Selectable<JobTable>): StoredJob {
  return { id, kind, key, payload: JSON.parse(payload), tries, runAt: new Date(run_at) }
}
