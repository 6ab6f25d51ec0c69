import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import { TOKENISER_VERSION } from '#domain/search/words.ts'
import type { Database } from '../database.ts'
import { clearIndex } from './clear-index.ts'
import { updateIndex } from './update-index.ts'

interface Pace {
  /** Number of issues that may share a transaction, which is faster on PostgreSQL. */
  atOnce: number
  /** Called after each group of issues; false stops the work. */
  goOn: (done: number, total: number) => boolean | Promise<boolean>
}

/** Indexes every issue whose entries are not those of the version that readers see; newest first. */
export async function indexOutdatedIssues(db: Database, { atOnce, goOn }: Pace): Promise<void> {
  await clearIfOutdated(db)
  const keys = await outdatedIssues(db)
  for (let done = 0; done < keys.length; done += atOnce) {
    const some = keys.slice(done, done + atOnce)
    await updateIndex(db, some)
    if (!(await goOn(done + some.length, keys.length))) return
  }
}

/** Clears the index when another version of the tokeniser made it: queries would not match its terms. */
async function clearIfOutdated(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const outdated = await transaction
      .selectFrom('search_issue')
      .select('issue_id')
      .where('tokeniser', '!=', TOKENISER_VERSION)
      .limit(1)
      .executeTakeFirst()
    if (outdated) await clearIndex(transaction)
  })
}

/** Whether the index is out of date for any issue since a date. */
export async function isIndexOutdated(db: Database, from: IssueDate): Promise<boolean> {
  return (await outdatedIssues(db, from)).length > 0
}

/** Issues since a date whose entries are not those of the version that readers see. */
async function outdatedIssues(db: Database, from = ''): Promise<IssueKey[]> {
  const rows = await db
    .selectFrom('issue')
    .leftJoin('issue_version', (join) =>
      join
        .onRef('issue_version.issue_id', '=', 'issue.id')
        .onRef('issue_version.version', '=', 'issue.version'),
    )
    .leftJoin('search_issue', 'search_issue.issue_id', 'issue.id')
    .select(['publisher', 'date', 'edition_id'])
    .where('date', '>=', from)
    .where(({ or, and, eb, ref }) =>
      or([
        and([eb('issue.version', 'is not', null), eb('search_issue.version', 'is', null)]),
        and([eb('issue.version', 'is', null), eb('search_issue.version', 'is not', null)]),
        eb('search_issue.version', '!=', ref('issue.version')),
        eb('search_issue.revision', '!=', ref('issue_version.revision')),
      ]),
    )
    .orderBy('date', 'desc')
    .execute()
  return rows.map(keyOf)
}

export interface PendingUpdate {
  key: IssueKey
  /** Changes with every transaction of the update. */
  progress: string
}

/** Updates that a process has begun. The process may have been killed since. */
export async function pendingUpdates(db: Database): Promise<PendingUpdate[]> {
  const rows = await db
    .selectFrom('search_update')
    .innerJoin('issue', 'issue.id', 'search_update.issue_id')
    .select(['publisher', 'date', 'edition_id', 'to_version', 'to_revision', 'next_id'])
    .orderBy('date', 'desc')
    .execute()
  return rows.map(({ to_version, to_revision, next_id, ...issue }) => ({
    key: keyOf(issue),
    progress: `${to_version} ${to_revision} ${next_id}`,
  }))
}

export function keyOf({
  publisher,
  date,
  edition_id,
}: {
  publisher: string
  date: string
  edition_id: number
}): IssueKey {
  return {
    publisher: PublisherCode.parse(publisher),
    date: IssueDate.parse(date),
    edition: edition_id,
  }
}
