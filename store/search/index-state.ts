import { sql } from 'kysely'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import { hasRowLocks } from '../locks.ts'

/** Identifies the texts of an issue. A later revision may have other texts. */
export interface TextVersion {
  version: string
  revision: number
}

/** Value of `search_issue.version` during an update. It makes older releases index the issue again. */
export const UPDATING = ''

/** What the index holds of an issue, compared with what readers see. */
export interface IndexState {
  shown: TextVersion | undefined
  /** The version of the entries; undefined if there are none. During an update, of the entries from `update.nextId` on. */
  indexed: TextVersion | undefined
  /** Version of the tokeniser that made the entries. */
  tokeniser: number | undefined
  update: { to: TextVersion | undefined; nextId: number } | undefined
}

export async function indexState(db: Database, key: IssueKey): Promise<IndexState | undefined> {
  const row = await db
    .selectFrom('issue')
    .leftJoin('issue_version as shown', (join) =>
      join.onRef('shown.issue_id', '=', 'issue.id').onRef('shown.version', '=', 'issue.version'),
    )
    .leftJoin('search_issue as indexed', 'indexed.issue_id', 'issue.id')
    .leftJoin('search_update as update', 'update.issue_id', 'issue.id')
    .select(['shown.version as shown_version', 'shown.revision as shown_revision'])
    .select(['indexed.version as indexed_version', 'indexed.revision as indexed_revision'])
    .select(['tokeniser', 'from_version', 'from_revision', 'to_version', 'to_revision', 'next_id'])
    .where('issue.id', '=', issueId(key))
    .executeTakeFirst()
  if (!row) return undefined
  const tokeniser = row.tokeniser ?? undefined
  const shown = textVersion(row.shown_version, row.shown_revision)
  // An older release, which does not know updates, may have indexed the issue in the meantime and set a version.
  if (row.next_id === null || row.indexed_version !== UPDATING) {
    const indexed = textVersion(row.indexed_version, row.indexed_revision)
    return { shown, indexed, tokeniser, update: undefined }
  }
  const indexed = textVersion(row.from_version, row.from_revision)
  const to = textVersion(row.to_version, row.to_revision)
  return { shown, indexed, tokeniser, update: { to, nextId: row.next_id } }
}

function textVersion(version: string | null, revision: number | null): TextVersion | undefined {
  return version === null || revision === null ? undefined : { version, revision }
}

function isSameText(one: TextVersion | undefined, other: TextVersion | undefined): boolean {
  return one?.version === other?.version && one?.revision === other?.revision
}

export function isSameState(one: IndexState, other: IndexState | undefined): boolean {
  return (
    other !== undefined &&
    isSameText(one.shown, other.shown) &&
    isSameText(one.indexed, other.indexed) &&
    isSameText(one.update?.to, other.update?.to) &&
    one.update?.nextId === other.update?.nextId
  )
}

export function isBehind({ shown, indexed, update }: IndexState): boolean {
  return update !== undefined || !isSameText(shown, indexed)
}

/** The version of an entry; undefined when an update removed it or the issue is not indexed. */
export function versionOfEntry(
  { indexed, update }: IndexState,
  id: number,
): TextVersion | undefined {
  return update && id < update.nextId ? update.to : indexed
}

const INDEX_LOCK = 7_263_541

/**
 * Locks the index until the transaction ends. Without the lock, two processes could index an issue twice or deadlock on
 * each other's words. No-op on SQLite: transactions are serialised.
 */
export async function lockIndex(transaction: Database): Promise<void> {
  if (!hasRowLocks(transaction)) return
  await sql`select pg_advisory_xact_lock(${sql.lit(INDEX_LOCK)})`.execute(transaction)
}
