import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'

/** Jobs that show a version. */
const SHOWING = ['publish', 'page', 'hold', 'unhold', 'move', 'share']

/** The issue whose version was shown first and has no larger images yet, among jobs that ended between these times. */
export async function issueWithoutLaterFiles(
  db: Database,
  { after, before }: { after: Date; before: Date },
): Promise<IssueKey | undefined> {
  const row = await db
    .selectFrom('press_job')
    .select(['publisher', 'date', 'edition_id'])
    .where('state', '=', 'done')
    .where('kind', 'in', SHOWING)
    .where('later_files_at', 'is', null)
    .where('ended_at', '>', after.getTime())
    .where('ended_at', '<', before.getTime())
    .orderBy('ended_at')
    .orderBy('id')
    .executeTakeFirst()
  return (
    row && {
      publisher: PublisherCode.parse(row.publisher),
      date: IssueDate.parse(row.date),
      edition: row.edition_id,
    }
  )
}

/** For every job of the issue that ended by then. */
export async function setLaterFilesAdded(
  db: Database,
  { publisher, date, edition }: IssueKey,
  endedBy: Date,
): Promise<void> {
  await db
    .updateTable('press_job')
    .set({ later_files_at: endedBy.getTime() })
    .where('publisher', '=', publisher)
    .where('date', '=', date)
    .where('edition_id', '=', edition)
    .where('state', '=', 'done')
    .where('ended_at', '<=', endedBy.getTime())
    .execute()
}

/** Whether a worker has something more urgent to do. */
export async function isJobWaiting(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('press_job')
    .select('id')
    .where('state', '=', 'queued')
    .executeTakeFirst()
  return row !== undefined
}
