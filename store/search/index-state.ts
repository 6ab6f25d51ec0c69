import { sql } from 'kysely'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-id.ts'
import { hasRowLocks } from '../locks.ts'

/** Texts of an issue: a later revision may have others. */
export interface TextVersion {
  version: string
  revision: number
}

/** `search_issue.version` while an update is under way. Older releases then index the issue again. */
export const UPDATING = ''

/** What the index holds of an issue, and what readers see of it. */
export interface IndexState {
  shown: TextVersion | undefined
  /** What all entries are of, or those from `update.nextId` on; undefined where there are none. */
  indexed: TextVersion | undefined
  /** Which tokeniser made the entries' terms. */
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
  // An older release that indexes the issue meanwhile knows nothing of the update, and names a version again.
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

/** Which version an entry is of; undefined where an update has removed it, or there never was one. */
export function versionOfEntry(
  { indexed, update }: IndexState,
  id: number,
): TextVersion | undefined {
  return update && id < update.nextId ? update.to : indexed
}

const INDEX_LOCK = 7_263_541

/**
 * Until the transaction ends nobody else changes the index: two processes could index the same issue twice,
 * or deadlock on each other's words. No-op on SQLite: transactions are serialised.
 */
export async function lockIndex(transaction: Database): Promise<void> {
  if (!hasRowLocks(transaction)) return
  await sql`select pg_advisory_xact_lock(${sql.lit(INDEX_LOCK)})`.execute(transaction)
}
