import { sql } from 'kysely'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-id.ts'
import type { IssueVersion } from '../issues/issue-version.ts'
import { hasRowLocks } from '../payments/locks.ts'
import { articlesIn, type Entry, entriesOf } from './entries.ts'
import { indexOf } from './index-of.ts'
import { idsOfIssue } from './row-id.ts'
import { type IndexedVersion, indexedVersion, shownVersion, storedEntries } from './versions.ts'
import { changeWordCounts } from './word-counts.ts'

/** The terms of a version, made before a transaction begins. */
export interface PreparedEntries {
  version: string
  revision: number
  entries: readonly Entry[]
}

export function prepareEntries(key: IssueKey, { version, pages }: IssueVersion): PreparedEntries {
  return { version, revision: 0, entries: entriesOf(key, articlesIn(pages)) }
}

/** Makes the index hold what readers see of an issue, within the transaction that changed it. */
export async function indexIssue(
  transaction: Database,
  key: IssueKey,
  prepared?: PreparedEntries,
): Promise<void> {
  await indexIssues(transaction, [key], prepared)
}

/** The same of several issues; their words are counted at once. */
export async function indexIssues(
  transaction: Database,
  keys: readonly IssueKey[],
  prepared?: PreparedEntries,
): Promise<void> {
  await oneAtATime(transaction)
  const added: Entry[] = []
  for (const key of keys) {
    const shown = await shownVersion(transaction, key)
    if (isSame(shown, await indexedVersion(transaction, key))) continue
    await takeFromIndex(transaction, key)
    if (!shown) continue
    const isPrepared = prepared?.version === shown.version && prepared.revision === shown.revision
    const entries = isPrepared
      ? prepared.entries
      : await storedEntries(transaction, key, shown.version)
    added.push(...entries)
    const issue_id = issueId(key)
    await transaction
      .insertInto('search_issue')
      .values({ issue_id, ...shown })
      .execute()
  }
  await indexOf(transaction).add(transaction, added)
  await changeWordCounts(transaction, added, 1)
}

/** Before the texts of an issue are changed: what it was found by is still known then. */
export async function takeFromIndex(transaction: Database, key: IssueKey): Promise<void> {
  await oneAtATime(transaction)
  const indexed = await indexedVersion(transaction, key)
  if (!indexed) return
  const entries = await storedEntries(transaction, key, indexed.version)
  await indexOf(transaction).remove(transaction, idsOfIssue(key))
  await changeWordCounts(transaction, entries, -1)
  await transaction.deleteFrom('search_issue').where('issue_id', '=', issueId(key)).execute()
}

/** Nothing is found until all is indexed again. */
export async function clearIndex(transaction: Database): Promise<void> {
  await oneAtATime(transaction)
  await indexOf(transaction).clear(transaction)
  await transaction.deleteFrom('search_word').execute()
  await transaction.deleteFrom('search_issue').execute()
}

function isSame(shown: IndexedVersion | undefined, indexed: IndexedVersion | undefined): boolean {
  return (
    shown?.version === indexed?.version &&
    shown?.revision === indexed?.revision &&
    shown?.tokeniser === indexed?.tokeniser
  )
}

const INDEX_LOCK = 7_263_541

/** Two who index at the same moment could do the same twice, or wait for each other's words for ever. */
async function oneAtATime(transaction: Database): Promise<void> {
  if (!hasRowLocks(transaction)) return
  await sql`select pg_advisory_xact_lock(${sql.lit(INDEX_LOCK)})`.execute(transaction)
}
