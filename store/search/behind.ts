import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'
import type { IssueKey } from '#domain/access.ts'
import { TOKENISER_VERSION } from '#domain/search/words.ts'
import type { Database } from '../database.ts'
import { clearIndex, indexIssues } from './index-issue.ts'

/** So many at once are quicker than one by one, and keep others waiting longer. */
interface Pace {
  atOnce: number
  /** After each step; false ends it. */
  goOn: (done: number, total: number) => boolean | Promise<boolean>
}

/** Indexes what was published by code that did not, the newest first. */
export async function indexWhatIsBehind(db: Database, { atOnce, goOn }: Pace): Promise<void> {
  await clearIfOutdated(db)
  const keys = await issuesBehind(db)
  for (let done = 0; done < keys.length; done += atOnce) {
    const some = keys.slice(done, done + atOnce)
    await db.transaction().execute((transaction) => indexIssues(transaction, some))
    if (!(await goOn(done + some.length, keys.length))) return
  }
}

/** Terms of another tokeniser are found by nobody: all is indexed anew. */
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

/** The issues of which the index does not hold what readers see. */
async function issuesBehind(db: Database): Promise<IssueKey[]> {
  const rows = await db
    .selectFrom('issue')
    .leftJoin('issue_version', (join) =>
      join
        .onRef('issue_version.issue_id', '=', 'issue.id')
        .onRef('issue_version.version', '=', 'issue.version'),
    )
    .leftJoin('search_issue', 'search_issue.issue_id', 'issue.id')
    .select(['publisher', 'date', 'edition_id'])
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
  return rows.map(({ publisher, date, edition_id }) => ({
    publisher: PublisherCode.parse(publisher),
    date: IssueDate.parse(date),
    edition: edition_id,
  }))
}
