import { isDeepStrictEqual } from 'node:util'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { lockIndex } from '../search/index-state.ts'
import { type IdRange, idsOfIssue } from '../search/row-id.ts'
import { shortTransactions } from '../short-transactions.ts'
import { assignStories } from './assign-stories.ts'
import { updateSisterStories } from './sister-stories.ts'
import { replaceStoryRows, type StoryRowChange } from './story-rows.ts'
import { hasStories, lastChangeNear, saveStoryState, storyState } from './story-state.ts'
import type { StoryArticleTable } from './tables.ts'

/**
 * Finds the stories of an issue's articles in the version that readers see, and those of the sister paper about the same events. The slow part runs before the transaction, and
 * again if another process has changed the stories of these days meanwhile. Idempotent.
 */
export async function updateStories(db: Database, key: IssueKey): Promise<void> {
  let isWritten = false
  while (!isWritten) isWritten = await tryUpdate(db, key)
  await updateSisterStories(db, key)
}

/** Articles of a transaction for each item of `shortTransactions`: their rows are small. */
const ROWS_OF_ITEM = 8

/** Writes in short transactions. Only the last one counts: until then the issue's stories are not those of its version. */
async function tryUpdate(db: Database, key: IssueKey): Promise<boolean> {
  const lastChange = await lastChangeNear(db, key)
  const state = await storyState(db, key)
  if (!state || hasStories(state)) return true
  const rows = await assignStories(db, key, state.shown.version)
  const changes = changesOf(await rowsIn(db, idsOfIssue(key)), rows)
  const transactions = shortTransactions(db)

  const writeIfCurrent = (items: number, write: (transaction: Database) => Promise<void>) =>
    transactions.run(items, async (transaction) => {
      await lockIndex(transaction)
      const isCurrent =
        isDeepStrictEqual(state, await storyState(transaction, key)) &&
        lastChange === (await lastChangeNear(transaction, key))
      if (isCurrent) await write(transaction)
      return isCurrent
    })

  for (let done = 0; done < changes.length; ) {
    const { size } = transactions
    const some = changes.slice(done, done + size * ROWS_OF_ITEM)
    if (!(await writeIfCurrent(size, (tx) => replaceStoryRows(tx, some)))) return false
    done += some.length
  }
  return writeIfCurrent(1, (tx) => saveStoryState(tx, key, state.shown))
}

/** In the order of the articles. */
function changesOf(
  stored: readonly StoryArticleTable[],
  rows: readonly StoryArticleTable[],
): StoryRowChange[] {
  const before = new Map(stored.map((row) => [row.id, row]))
  const after = new Map(rows.map((row) => [row.id, row]))
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort((one, other) => one - other)
  return ids
    .map((id) => ({ id, row: after.get(id) }))
    .filter(({ id, row }) => !isDeepStrictEqual(before.get(id), row))
}

async function rowsIn(db: Database, { first, last }: IdRange) {
  return db
    .selectFrom('story_article')
    .select(['id', 'article_id', 'story_id', 'text_hash', 'anchors'])
    .select(['section', 'section_kn'])
    .where('id', '>=', first)
    .where('id', '<=', last)
    .orderBy('id')
    .execute()
}
