import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'

/** Notes that stories were merged into others, so that links and saved articles still lead somewhere. */
export async function saveAliases(
  tx: Database,
  key: IssueKey,
  moved: ReadonlyMap<string, string>,
): Promise<void> {
  const issue_id = issueId(key)
  for (const [old_id, new_id] of moved) {
    await tx
      .updateTable('correction_alias')
      .set({ new_id })
      .where('issue_id', '=', issue_id)
      .where('new_id', '=', old_id)
      .execute()
    await tx
      .insertInto('correction_alias')
      .values({ issue_id, old_id, new_id })
      .onConflict((conflict) => conflict.columns(['issue_id', 'old_id']).doUpdateSet({ new_id }))
      .execute()
  }
}

/** The ids of merged stories, with the id that each has now. */
export async function aliasesOf(db: Database, key: IssueKey): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('correction_alias')
    .select(['old_id', 'new_id'])
    .where('issue_id', '=', issueId(key))
    .execute()
  return new Map(rows.map(({ old_id, new_id }) => [old_id, new_id]))
}
