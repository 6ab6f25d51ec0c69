import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { entryOf } from '../search/entries.ts'
import { lockIndex } from '../search/index-lock.ts'
import { indexState, isSameState, versionOfEntry } from '../search/index-state.ts'
import { hasRowId, rowId } from '../search/row-id.ts'
import { applyChanges, prepareChanges } from '../search/update-index.ts'
import type { EntryChange } from '../search/update-steps.ts'
import { shortTransactions } from '../short-transactions.ts'
import { issueId } from './issue-id.ts'
import { addRevision } from './revision.ts'

type RegionText = readonly [regionId: string, text: string]

/** Replaces texts of a version and its entries in the index, a few in each transaction. */
export async function replaceTexts(
  db: Database,
  key: IssueKey,
  version: string,
  texts: readonly RegionText[],
): Promise<void> {
  const transactions = shortTransactions(db)
  for (let done = 0; done < texts.length; ) {
    const some = texts.slice(done, done + transactions.size)
    if (await transactions.run(some.length, await prepareReplacement(db, key, version, some))) {
      done += some.length
    }
  }
}

/** Prepares one transaction. It returns false when the index has changed since the preparation. */
async function prepareReplacement(
  db: Database,
  key: IssueKey,
  version: string,
  texts: readonly RegionText[],
): Promise<(transaction: Database) => Promise<boolean>> {
  const state = await indexState(db, key)
  const changes = (await changesBy(db, key, version, texts)).filter(
    ({ before }) => state && before && versionOfEntry(state, before.id)?.version === version,
  )
  const prepared = prepareChanges(db, changes)
  return async (transaction) => {
    await lockIndex(transaction)
    if (!state || !isSameState(state, await indexState(transaction, key))) return false
    if (changes.length > 0) await applyChanges(transaction, prepared)
    for (const [id, text] of texts) {
      await transaction
        .updateTable('region')
        .set({ text, provenance: 'ocr' })
        .where('issue_id', '=', issueId(key))
        .where('version', '=', version)
        .where('id', '=', id)
        .execute()
    }
    await addRevision(transaction, key, version)
    return true
  }
}

async function changesBy(
  db: Database,
  key: IssueKey,
  version: string,
  texts: readonly RegionText[],
): Promise<EntryChange[]> {
  const textOf = new Map(texts)
  const articles = await db
    .selectFrom('region')
    .select(['id', 'page_index', 'position', 'title', 'text'])
    .where('issue_id', '=', issueId(key))
    .where('version', '=', version)
    .where('kind', '=', 'article')
    .where('id', 'in', [...textOf.keys()])
    .execute()
  return articles
    .filter(({ page_index, position }) => hasRowId(page_index, position))
    .map((article) => {
      const id = rowId({ key, pageIndex: article.page_index, position: article.position })
      const { title, text } = article
      const after = { id, title, text: textOf.get(article.id) ?? text }
      return { before: entryOf(key, { id, title, text }), after: entryOf(key, after) }
    })
}
