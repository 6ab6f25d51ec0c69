import { isDeepStrictEqual } from 'node:util'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { lockIndex } from '../search/index-state.ts'
import { type IdRange, idsOfIssue } from '../search/row-id.ts'
import { assignStories } from './assign-stories.ts'
import { replaceStoryRows } from './story-rows.ts'
import { hasStories, lastChangeNear, saveStoryState, storyState } from './story-state.ts'

/**
 * Finds the stories of an issue's articles in the version that readers see. The slow part runs before the transaction, and
 * again if another process has changed the stories of these days meanwhile. Idempotent.
 */
export async function updateStories(db: Database, key: IssueKey): Promise<void> {
  let isWritten = false
  while (!isWritten) isWritten = await tryUpdate(db, key)
}

async function tryUpdate(db: Database, key: IssueKey): Promise<boolean> {
  const lastChange = await lastChangeNear(db, key)
  const state = await storyState(db, key)
  if (!state || hasStories(state)) return true
  const rows = await assignStories(db, key, state.shown.version)
  const ids = idsOfIssue(key)
  const isChanged = JSON.stringify(await rowsIn(db, ids)) !== JSON.stringify(rows)
  return db.transaction().execute(async (transaction) => {
    await lockIndex(transaction)
    const isCurrent =
      isDeepStrictEqual(state, await storyState(transaction, key)) &&
      lastChange === (await lastChangeNear(transaction, key))
    if (!isCurrent) return false
    if (isChanged) await replaceStoryRows(transaction, ids, rows)
    await saveStoryState(transaction, key, state.shown)
    return true
  })
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
