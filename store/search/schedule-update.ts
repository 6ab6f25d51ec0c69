import type { IssueKey } from '#domain/access.ts'
import { TOKENISER_VERSION } from '#domain/search/words.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import {
  type IndexState,
  indexState,
  isBehind,
  lockIndex,
  type TextVersion,
  UPDATING,
} from './index-state.ts'
import { idsOfIssue } from './row-id.ts'

/**
 * Call within the transaction that changes which version readers see. From then on searches skip entries of other
 * versions, and `updateIndex` replaces them.
 */
export async function scheduleUpdate(transaction: Database, key: IssueKey): Promise<void> {
  await lockIndex(transaction)
  const state = await indexState(transaction, key)
  // An update in progress is finished first. `finishUpdate` calls this function again.
  if (!state || !isBehind(state) || state.update) return
  await saveProgress(transaction, key, state, { to: state.shown, nextId: idsOfIssue(key).first })
}

interface Progress {
  to: TextVersion | undefined
  nextId: number
}

/** Entries before `nextId` now have the new version, the others still the old one. */
export async function saveProgress(
  transaction: Database,
  key: IssueKey,
  { indexed, tokeniser = TOKENISER_VERSION }: IndexState,
  { to, nextId }: Progress,
): Promise<void> {
  const issue_id = issueId(key)
  const update = {
    from_version: indexed?.version ?? null,
    from_revision: indexed?.revision ?? null,
    to_version: to?.version ?? null,
    to_revision: to?.revision ?? null,
    next_id: nextId,
  }
  await transaction
    .insertInto('search_update')
    .values({ issue_id, ...update })
    .onConflict((conflict) => conflict.column('issue_id').doUpdateSet(update))
    .execute()
  await saveIndexed(transaction, { issue_id, version: UPDATING, revision: 0, tokeniser })
}

/** Ends an update. Schedules another one when readers see a newer version by now. */
export async function finishUpdate(
  transaction: Database,
  key: IssueKey,
  { tokeniser = TOKENISER_VERSION }: IndexState,
  to: TextVersion | undefined,
): Promise<void> {
  const issue_id = issueId(key)
  await transaction.deleteFrom('search_update').where('issue_id', '=', issue_id).execute()
  if (to) await saveIndexed(transaction, { issue_id, ...to, tokeniser })
  else await transaction.deleteFrom('search_issue').where('issue_id', '=', issue_id).execute()
  await scheduleUpdate(transaction, key)
}

async function saveIndexed(
  transaction: Database,
  { issue_id, ...indexed }: TextVersion & { issue_id: string; tokeniser: number },
): Promise<void> {
  await transaction
    .insertInto('search_issue')
    .values({ issue_id, ...indexed })
    .onConflict((conflict) => conflict.column('issue_id').doUpdateSet(indexed))
    .execute()
}
