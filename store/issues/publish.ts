import type { IssueKey } from '#domain/access.ts'
import { lockShownState, type PublicationTerms, recordPublication } from '../audit/issue-changes.ts'
import type { Database } from '../database.ts'
import { locked } from '../locks.ts'
import { scheduleUpdate } from '../search/schedule-update.ts'
import { updateIndex } from '../search/update-index.ts'
import { inShortTransactions, shortTransactions } from '../short-transactions.ts'
import { updateStories } from '../stories/update-stories.ts'
import { recordChecksums, type VersionKey } from './checksums.ts'
import { type IssueVersion, issueId } from './issue-version.ts'
import { writingPage } from './page-rows.ts'

/** Shows a complete version to readers, then indexes it for search and finds its stories. Idempotent. */
export async function publishVersion(
  db: Database,
  key: IssueKey,
  version: IssueVersion,
  when: PublicationTerms,
): Promise<void> {
  await showVersion(db, key, version, when)
  await updateIndex(db, [key])
  await updateStories(db, key)
}

/** The same for a version that was made from another one. False if readers see a third one by now. */
export async function publishNextVersion(
  db: Database,
  key: IssueKey,
  version: IssueVersion,
  when: PublicationTerms,
  before: string,
): Promise<boolean> {
  const isShown = await showVersion(db, key, version, when, before)
  await updateIndex(db, [key])
  await updateStories(db, key)
  return isShown
}

/**
 * Shows a version without indexing it. A server updates the index later if the press is killed in between. With `before`,
 * shows it only if readers see that version until then.
 */
export async function showVersion(
  db: Database,
  key: IssueKey,
  version: IssueVersion,
  when: PublicationTerms,
  before?: string,
): Promise<boolean> {
  await writeVersion(db, key, version, when)
  return db.transaction().execute(async (transaction) => {
    if (before !== undefined && (await shownNow(transaction, key)) !== before) return false
    await when.beforeShow?.(transaction)
    await completeVersion(transaction, key, version, when)
    const shownBefore = await lockShownState(transaction, key)
    const times =
      shownBefore?.has_chosen_hours && !when.hasChosenHours
        ? {}
        : {
            early_release_at: when.early_release_at.getTime(),
            general_release_at: when.general_release_at.getTime(),
          }
    await transaction
      .updateTable('issue')
      .set({ version: version.version, ...times })
      .set(when.hasChosenHours ? { has_chosen_hours: 1 } : {})
      .where('id', '=', issueId(key))
      .execute()
    await scheduleUpdate(transaction, key)
    await recordPublication(transaction, key, { before: shownBefore, version, times, when })
    return true
  })
}

async function shownNow(transaction: Database, key: IssueKey): Promise<string | null | undefined> {
  const query = transaction.selectFrom('issue').select('version').where('id', '=', issueId(key))
  return (await locked(transaction, query).executeTakeFirst())?.version
}

/** Writes a version that readers do not see yet. If a run is killed, the next run writes its pages again. */
export async function writeVersion(
  db: Database,
  key: IssueKey,
  { version, pages }: IssueVersion,
  when: PublicationTerms,
): Promise<void> {
  const versionKey = { issue_id: issueId(key), version }
  const prepared = pages.map((page, index) => writingPage(db, versionKey, page, index))
  await beginVersion(db, key, version, when)
  await inShortTransactions(shortTransactions(db), prepared, async (transaction, some) => {
    if (await isComplete(transaction, versionKey)) return
    for (const query of some.flat()) await transaction.executeQuery(query)
  })
}

/** Call within the transaction that shows the version. */
async function completeVersion(
  transaction: Database,
  key: IssueKey,
  { version, pages }: IssueVersion,
  { published_at }: { published_at: Date },
): Promise<void> {
  const versionKey = { issue_id: issueId(key), version }
  if (await isComplete(transaction, versionKey)) {
    // A damaged file may have been made again, and another release may have produced other bytes.
    for (const { pageNo, checksums } of pages) {
      if (checksums) await recordChecksums(transaction, versionKey, pageNo, checksums)
    }
    return
  }
  await transaction
    .deleteFrom('page')
    .where('issue_id', '=', versionKey.issue_id)
    .where('version', '=', version)
    .where('page_index', '>=', pages.length)
    .execute()
  const { written } = await transaction
    .selectFrom('page')
    .select(({ fn }) => fn.countAll<number>().as('written'))
    .where('issue_id', '=', versionKey.issue_id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (Number(written) !== pages.length) {
    throw new Error(
      'Pages of the version were removed while it was being written: publish it again.',
    )
  }
  await transaction
    .updateTable('issue_version')
    .set({ is_complete: 1, published_at: published_at.getTime() })
    .where('issue_id', '=', versionKey.issue_id)
    .where('version', '=', version)
    .execute()
}

/** Creates the rows of an issue and of its version, without pages. */
export async function beginVersion(
  db: Database,
  key: IssueKey,
  version: string,
  when: PublicationTerms,
): Promise<void> {
  const issue_id = issueId(key)
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('issue')
      .values({
        id: issue_id,
        publisher: key.publisher,
        edition_id: key.edition,
        date: key.date,
        version: null,
        early_release_at: when.early_release_at.getTime(),
        general_release_at: when.general_release_at.getTime(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const published_at = when.published_at.getTime()
    await transaction
      .insertInto('issue_version')
      .values({ issue_id, version, published_at, revision: 0, is_complete: 0 })
      .onConflict((conflict) => conflict.columns(['issue_id', 'version']).doNothing())
      .execute()
  })
}

/** Locks the row, because another process may publish the same version at the same time. */
async function isComplete(
  transaction: Database,
  { issue_id, version }: VersionKey,
): Promise<boolean> {
  const query = transaction
    .selectFrom('issue_version')
    .select('is_complete')
    .where('issue_id', '=', issue_id)
    .where('version', '=', version)
  const row = await locked(transaction, query).executeTakeFirst()
  return row?.is_complete === 1
}
