import type { Transaction } from 'kysely'
import type { IssueKey, Release } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { indexIssue, prepareEntries } from '../search/index-issue.ts'
import type { Tables } from '../tables.ts'
import { issueId } from './issue-id.ts'
import type { IssueVersion } from './issue-version.ts'

/** Few enough values a statement for either engine. */
const ROWS_AT_ONCE = 50

/** Puts a complete version in front of readers, in one step. Doing it again changes nothing. */
export async function publishVersion(
  db: Database,
  key: IssueKey,
  version: IssueVersion,
  when: Release & { published_at: Date },
): Promise<void> {
  const id = issueId(key)
  const entries = prepareEntries(key, version)
  await db.transaction().execute(async (transaction) => {
    await switchIssue(transaction, key, version.version, when)
    const added = await transaction
      .insertInto('issue_version')
      .values({
        issue_id: id,
        version: version.version,
        published_at: when.published_at.getTime(),
        revision: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
    if (added) await insertPages(transaction, id, version)
    await indexIssue(transaction, key, entries)
  })
}

async function switchIssue(
  transaction: Transaction<Tables>,
  key: IssueKey,
  version: string,
  release: Release,
): Promise<void> {
  const shown = {
    version,
    early_release_at: release.early_release_at.getTime(),
    general_release_at: release.general_release_at.getTime(),
  }
  await transaction
    .insertInto('issue')
    .values({
      id: issueId(key),
      publisher: key.publisher,
      edition_id: key.edition,
      date: key.date,
      ...shown,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(shown))
    .execute()
}

async function insertPages(
  transaction: Transaction<Tables>,
  issue_id: string,
  { version, pages }: IssueVersion,
): Promise<void> {
  const pageRows = pages.map(({ regions, more_files, ...page }, page_index) => ({
    ...{ issue_id, version, page_index, ...page },
    more_files: JSON.stringify(more_files),
  }))
  const regionRows = pages.flatMap(({ regions }, page_index) =>
    regions.map((region, position) => ({ issue_id, version, page_index, position, ...region })),
  )
  for (const rows of batches(pageRows)) {
    await transaction.insertInto('page').values(rows).execute()
  }
  for (const rows of batches(regionRows)) {
    await transaction.insertInto('region').values(rows).execute()
  }
}

function batches<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE)
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  )
}
