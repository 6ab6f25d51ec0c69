import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { ChangeOrigin } from '#contract/desk/log.ts'
import { PressFault } from '#contract/desk/press-faults.ts'
import { PressFinding } from '#contract/desk/press-findings.ts'
import { PressJobPage, type PressJobState, PressTask } from '#contract/desk/press-jobs.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import type { PressJobTable } from './tables.ts'

/** What the column `input` has: the task, and from where it was sent, for the audit log. */
const JobInput = z.object({ task: PressTask, from: ChangeOrigin })

/** A job of an earlier release may have findings in another form. */
const Findings = z.array(PressFinding).catch([])
const Faults = z.array(PressFault).catch([])

export interface StoredPressJob extends z.infer<typeof JobInput> {
  id: string
  key: IssueKey
  staff_id: string
  state: PressJobState
  pages: PressJobPage[]
  findings: PressFinding[]
  answers: string[]
  version: string | null
  /** In the words of commands. */
  error: string | null
  faults: PressFault[]
  /** Includes the current attempt. */
  attempts: number
  created_at: number
  changed_at: number
  ended_at: number | null
}

export interface NewPressJob extends z.infer<typeof JobInput> {
  key: IssueKey
  staff_id: string
}

export async function insertPressJob(
  db: Database,
  { key, staff_id, task, from }: NewPressJob,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const at = now.getTime()
  await db
    .insertInto('press_job')
    .values({
      ...{ id, kind: task.kind, publisher: key.publisher, date: key.date },
      ...{ edition_id: key.edition, staff_id, state: 'queued', attempts: 0 },
      input: JSON.stringify({ task, from }),
      ...{ pages_total: null, pages: '[]', findings: '[]', answers: '[]' },
      ...{ version: null, error: null, faults: null, holder: null, claimed_until: null },
      ...{ created_at: at, changed_at: at, ended_at: null, later_files_at: null },
    })
    .execute()
  return id
}

export async function pressJobOf(db: Database, id: string): Promise<StoredPressJob | undefined> {
  const row = await db.selectFrom('press_job').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toJob(row)
}

const MOST_JOBS = 30

/** The newest jobs of an issue, newest first. */
export async function pressJobsOf(
  db: Database,
  { publisher, date, edition }: IssueKey,
): Promise<StoredPressJob[]> {
  const rows = await db
    .selectFrom('press_job')
    .selectAll()
    .where('publisher', '=', publisher)
    .where('date', '=', date)
    .where('edition_id', '=', edition)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_JOBS)
    .execute()
  return rows.map(toJob)
}

/** Accepts answers to the questions of a job and queues it again. False if it has no open question. */
export async function answerJob(
  db: Database,
  id: string,
  answers: readonly string[],
  now: Date,
): Promise<boolean> {
  return changeState(db, id, ['question'], now, {
    state: 'queued',
    answers: JSON.stringify([...new Set(answers)]),
    attempts: 0,
  })
}

/** Cancels a job that has not changed what readers see. False if it has, or has ended. */
export async function cancelJob(db: Database, id: string, now: Date): Promise<boolean> {
  const ended_at = now.getTime()
  const set = { state: 'cancelled', holder: null, claimed_until: null, ended_at } as const
  const job = await pressJobOf(db, id)
  // An article is withdrawn at the beginning of its job.
  const isAtOnce = job?.task.kind === 'withdraw' || job?.task.kind === 'reinstate'
  const from = isAtOnce ? (['queued'] as const) : (['queued', 'running', 'question'] as const)
  return changeState(db, id, from, now, set)
}

/** False unless the job failed or was cancelled. */
export async function retryJob(db: Database, id: string, now: Date): Promise<boolean> {
  const set = { state: 'queued', attempts: 0, error: null, faults: null, ended_at: null } as const
  return changeState(db, id, ['failed', 'cancelled'], now, set)
}

async function changeState(
  db: Database,
  id: string,
  from: readonly PressJobState[],
  now: Date,
  set: Partial<PressJobTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('press_job')
    .set({ ...set, changed_at: now.getTime() })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function toJob(row: Selectable<PressJobTable>): StoredPressJob {
  const { publisher, date, edition_id: edition } = row
  return {
    ...JobInput.parse(JSON.parse(row.input)),
    id: row.id,
    key: { publisher: PublisherCode.parse(publisher), date: IssueDate.parse(date), edition },
    staff_id: row.staff_id,
    state: row.state,
    pages: z.array(PressJobPage).parse(JSON.parse(row.pages)),
    findings: Findings.parse(JSON.parse(row.findings)),
    answers: z.array(z.string()).parse(JSON.parse(row.answers)),
    version: row.version,
    error: row.error,
    faults: Faults.parse(JSON.parse(row.faults ?? '[]')),
    attempts: row.attempts,
    created_at: Number(row.created_at),
    changed_at: Number(row.changed_at),
    ended_at: row.ended_at === null ? null : Number(row.ended_at),
  }
}
