import type { IssueKey } from '#domain/access.ts'
import { type ChangeAct, recordChange } from '../audit/record-change.ts'
import type { Database } from '../database.ts'
import { updateIndex } from '../search/update-index.ts'
import { inShortTransactions, shortTransactions } from '../short-transactions.ts'
import type { VersionKey } from './checksums.ts'
import { issueId } from './issue-version.ts'

/** Removes a version. False when readers see it, or when it does not exist. */
export async function forgetVersion(
  db: Database,
  key: IssueKey,
  version: string,
  act?: ChangeAct,
): Promise<boolean> {
  // Removing entries from the index needs the texts of the indexed version, so the index must be up to date first.
  await updateIndex(db, [key])
  const issue_id = issueId(key)
  const isForgotten = await db.transaction().execute(async (transaction) => {
    const isHidden = await hideVersion(transaction, { issue_id, version })
    if (act && isHidden) {
      const before = { version }
      const change = { action: 'issue.version-deleted', object: key, before, after: null } as const
      await recordChange(transaction, { change, ...act })
    }
    return isHidden
  })
  if (isForgotten) await removeRows(db, { issue_id, version })
  return isForgotten
}

/** Marks a version as incomplete, so that nobody can show it again. */
async function hideVersion(
  transaction: Database,
  { issue_id, version }: VersionKey,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('issue_version')
    .set({ is_complete: 0 })
    .where('issue_id', '=', issue_id)
    .where('version', '=', version)
    .where('is_complete', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('issue')
            .select('id')
            .where('id', '=', issue_id)
            .where('version', '=', version),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('search_update')
            .select('issue_id')
            .where('issue_id', '=', issue_id)
            .where(({ or, eb }) =>
              or([eb('from_version', '=', version), eb('to_version', '=', version)]),
            ),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes incomplete versions that interrupted runs began before a time. */
export async function removeIncompleteVersions(db: Database, before: Date): Promise<void> {
  const versions = await db
    .selectFrom('issue_version')
    .select(['issue_id', 'version'])
    .where('is_complete', '=', 0)
    .where('published_at', '<=', before.getTime())
    .execute()
  for (const version of versions) await removeRows(db, version)
}

/** Deletes page by page. Keeps a version that another run completes in the meantime. */
async function removeRows(db: Database, { issue_id, version }: VersionKey): Promise<void> {
  const pages = await db
    .selectFrom('page')
    .select('page_index')
    .where('issue_id', '=', issue_id)
    .where('version', '=', version)
    .execute()
  const indexes = pages.map(({ page_index }) => page_index)
  await inShortTransactions(shortTransactions(db), indexes, async (transaction, some) => {
    await transaction
      .deleteFrom('page')
      .where('issue_id', '=', issue_id)
      .where('version', '=', version)
      .where('page_index', 'in', some)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('issue_version')
            .select('version')
            .where('issue_id', '=', issue_id)
            .where('version', '=', version)
            .where('is_complete', '=', 0),
        ),
      )
      .execute()
  })
  await db
    .deleteFrom('issue_version')
    .where('issue_id', '=', issue_id)
    .where('version', '=', version)
    .where('is_complete', '=', 0)
    .execute()
}
