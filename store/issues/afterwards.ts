import type { Transaction } from 'kysely'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { indexIssue, takeFromIndex } from '../search/index-issue.ts'
import type { Tables } from '../tables.ts'
import { issueId } from './issue-id.ts'
import { FileNames } from './shown-issue.ts'

/** What was made of a page after it was published. */
export interface PageAfterwards {
  pageNo: number
  files: readonly string[]
  /** What search finds regions by, where their own text could not be trusted. */
  texts: ReadonlyMap<string, string>
}

/** Adds to a version, so that readers get it; what was there stays as it is. */
export async function addAfterwards(
  db: Database,
  key: IssueKey,
  version: string,
  pages: readonly PageAfterwards[],
): Promise<void> {
  const id = issueId(key)
  await db.transaction().execute(async (transaction) => {
    await takeFromIndex(transaction, key)
    for (const { pageNo, files, texts } of pages) {
      await addFiles(transaction, { id, version, pageNo }, files)
      for (const [region, text] of texts) {
        await transaction
          .updateTable('region')
          .set({ text, provenance: 'ocr' })
          .where('issue_id', '=', id)
          .where('version', '=', version)
          .where('id', '=', region)
          .execute()
      }
    }
    await transaction
      .updateTable('issue_version')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('issue_id', '=', id)
      .where('version', '=', version)
      .execute()
    await indexIssue(transaction, key)
  })
}

interface PageOfVersion {
  id: string
  version: string
  pageNo: number
}

async function addFiles(
  transaction: Transaction<Tables>,
  { id, version, pageNo }: PageOfVersion,
  files: readonly string[],
): Promise<void> {
  const page = await transaction
    .selectFrom('page')
    .select('more_files')
    .where('issue_id', '=', id)
    .where('version', '=', version)
    .where('pageNo', '=', pageNo)
    .executeTakeFirst()
  const before = FileNames.parse(JSON.parse(page?.more_files ?? '[]'))
  await transaction
    .updateTable('page')
    .set({ more_files: JSON.stringify([...new Set([...before, ...files])]) })
    .where('issue_id', '=', id)
    .where('version', '=', version)
    .where('pageNo', '=', pageNo)
    .execute()
}
