import type { Database } from '../database.ts'
import type { VersionKey } from './checksums.ts'

/**
 * Call within the transaction that adds to a version, after the added texts were indexed: the index then counts as up
 * to date with the new revision.
 */
export async function addRevision(
  transaction: Database,
  { issue_id, version }: VersionKey,
): Promise<void> {
  await transaction
    .updateTable('issue_version')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('issue_id', '=', issue_id)
    .where('version', '=', version)
    .execute()
  await transaction
    .updateTable('search_issue')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('issue_id', '=', issue_id)
    .where('version', '=', version)
    .execute()
  await transaction
    .updateTable('search_update')
    .set(({ eb }) => ({ from_revision: eb('from_revision', '+', 1) }))
    .where('issue_id', '=', issue_id)
    .where('from_version', '=', version)
    .execute()
  await transaction
    .updateTable('search_update')
    .set(({ eb }) => ({ to_revision: eb('to_revision', '+', 1) }))
    .where('issue_id', '=', issue_id)
    .where('to_version', '=', version)
    .execute()
}
