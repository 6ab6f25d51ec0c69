import type { PressFault } from '#contract/desk/press-faults.ts'
import type { PressFinding } from '#contract/desk/press-findings.ts'
import type { PressJobPage } from '#contract/desk/press-jobs.ts'
import type { Database } from '../database.ts'
import { locked } from '../locks.ts'
import { type StoredPressJob, toJob } from './press-jobs.ts'
import type { PressJobTable } from './tables.ts'

/** A worker that was killed extends its claim no more. */
const CLAIM_MS = 5000

/** A job that kills its worker is not tried for ever. */
export const MOST_ATTEMPTS = 5

/** A worker of the press. */
export interface JobClaimant {
  holder: string
  now: Date
}

/**
 * Claims the job that waits longest: a queued one, or one whose worker died. Jobs of one issue run one after the other,
 * in the order in which they were sent.
 */
export async function claimJob(
  db: Database,
  claimant: JobClaimant,
): Promise<StoredPressJob | undefined> {
  const waiting = await db
    .selectFrom('press_job')
    .select(['publisher', 'date', 'edition_id'])
    .where('state', 'in', ['queued', 'running'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const issues = new Map(waiting.map((issue) => [JSON.stringify(issue), issue]))
  for (const issue of issues.values()) {
    const job = await claimOfIssue(db, issue, claimant)
    if (job) return job
  }
  return undefined
}

async function claimOfIssue(
  db: Database,
  issue: { publisher: string; date: string; edition_id: number },
  { holder, now }: JobClaimant,
): Promise<StoredPressJob | undefined> {
  const at = now.getTime()
  return db.transaction().execute(async (tx) => {
    const query = tx
      .selectFrom('press_job')
      .selectAll()
      .where('publisher', '=', issue.publisher)
      .where('date', '=', issue.date)
      .where('edition_id', '=', issue.edition_id)
      .where('state', 'in', ['queued', 'running'])
      .orderBy('created_at')
      .orderBy('id')
    const jobs = await locked(tx, query).execute()
    const isBusy = jobs.some(
      ({ state, claimed_until }) => state === 'running' && Number(claimed_until) > at,
    )
    const job = jobs.find(({ state }) => state === 'running') ?? jobs[0]
    if (!job || isBusy) return undefined
    const claim = {
      ...({ state: 'running', holder, claimed_until: at + CLAIM_MS, changed_at: at } as const),
      attempts: job.attempts + 1,
    }
    await tx.updateTable('press_job').set(claim).where('id', '=', job.id).execute()
    return toJob({ ...job, ...claim })
  })
}

/** False if the job was cancelled, or if another worker has it. */
export async function extendClaim(
  db: Database,
  id: string,
  { holder, now }: JobClaimant,
): Promise<boolean> {
  return changeOwn(db, id, holder, { claimed_until: now.getTime() + CLAIM_MS })
}

export async function savePages(
  db: Database,
  id: string,
  { holder, now }: JobClaimant,
  progress: { pages: readonly PressJobPage[]; version: string | null },
): Promise<void> {
  await changeOwn(db, id, holder, {
    pages: JSON.stringify(progress.pages),
    pages_total: progress.pages.length,
    version: progress.version,
    changed_at: now.getTime(),
  })
}

export async function saveFindings(
  db: Database,
  id: string,
  { holder, now }: JobClaimant,
  findings: readonly PressFinding[],
): Promise<void> {
  const changed_at = now.getTime()
  await changeOwn(db, id, holder, { findings: JSON.stringify(findings), changed_at })
}

export type JobEnd =
  | { state: 'done' }
  | { state: 'question' }
  /** Queued again, after a fault that may pass. */
  | { state: 'queued'; error: string; faults: readonly PressFault[] }
  | { state: 'failed'; error: string; faults: readonly PressFault[] }

/** Ends the worker's part of a job. False if it was cancelled, or if another worker has it. */
export async function endJob(
  db: Database,
  id: string,
  { holder, now }: JobClaimant,
  end: JobEnd,
): Promise<boolean> {
  const at = now.getTime()
  return changeOwn(db, id, holder, {
    state: end.state,
    error: 'error' in end ? end.error : null,
    faults: 'faults' in end ? JSON.stringify(end.faults) : null,
    holder: null,
    claimed_until: null,
    changed_at: at,
    ended_at: end.state === 'done' || end.state === 'failed' ? at : null,
  })
}

async function changeOwn(
  db: Database,
  id: string,
  holder: string,
  set: Partial<PressJobTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('press_job')
    .set(set)
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
