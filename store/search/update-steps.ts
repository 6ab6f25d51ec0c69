import type { IssueKey } from '#domain/access.ts'
import type { Database } from '../database.ts'
import { issueId } from '../issues/issue-version.ts'
import { type Entry, entryOf } from './entries.ts'
import { type IndexState, indexState, isBehind, type TextVersion } from './index-state.ts'
import { idsOfIssue, PLACES, placeOnPages, rowId } from './row-id.ts'

/** A change of an article's entry. `before` is missing for an addition, `after` for a removal. */
export interface EntryChange {
  before?: Entry | undefined
  after?: Entry | undefined
}

/** The next step of an issue's update, small enough for one transaction. */
export interface UpdateStep {
  key: IssueKey
  state: IndexState
  changes: readonly EntryChange[]
  to: TextVersion | undefined
  /** Where the next step begins; undefined when this is the last step. */
  nextId: number | undefined
}

/** Minimum number of articles to compare at once: most articles of a corrected issue are unchanged. */
const COMPARED_AT_ONCE = 32

/** The next steps for these issues, with at most `size` changes together. */
export async function updateSteps(
  db: Database,
  keys: readonly IssueKey[],
  size: number,
): Promise<UpdateStep[]> {
  const steps: UpdateStep[] = []
  let room = size
  for (const key of keys) {
    const state = await indexState(db, key)
    if (!state || !isBehind(state)) continue
    const step = await updateStepOf(db, key, state, room)
    steps.push(step)
    room -= step.changes.length
    if (room <= 0 || step.nextId !== undefined) break
  }
  return steps
}

async function updateStepOf(
  db: Database,
  key: IssueKey,
  state: IndexState,
  room: number,
): Promise<UpdateStep> {
  const to = state.update ? state.update.to : state.shown
  const versions = { from: state.indexed?.version, to: to?.version }
  let nextId: number | undefined = state.update?.nextId ?? idsOfIssue(key).first
  let changes: EntryChange[] = []
  while (nextId !== undefined && changes.length === 0) {
    const portion = await compareFrom(db, key, versions, nextId, Math.max(room, COMPARED_AT_ONCE))
    const taken = portion.changed.slice(0, room)
    changes = taken.map(({ before, after }) => ({
      before: before && entryOf(key, before),
      after: after && entryOf(key, after),
    }))
    nextId = taken.length < portion.changed.length ? portion.changed[room]?.id : portion.nextId
  }
  return { key, state, changes, to, nextId }
}

interface Article {
  id: number
  title: string
  text: string
  lineRoles: string | null
}

interface ArticleChange {
  id: number
  before: Article | undefined
  after: Article | undefined
}

/** The articles that differ between two versions, from `firstId` on. */
async function compareFrom(
  db: Database,
  key: IssueKey,
  { from, to }: { from: string | undefined; to: string | undefined },
  firstId: number,
  limit: number,
): Promise<{ changed: ArticleChange[]; nextId: number | undefined }> {
  const old = await articlesFrom(db, key, from, firstId, limit)
  const fresh = await articlesFrom(db, key, to, firstId, limit)
  const last = Math.min(lastIdIn(old, limit), lastIdIn(fresh, limit))
  const olds = new Map(old.map((article) => [article.id, article]))
  const freshs = new Map(fresh.map((article) => [article.id, article]))
  const ids = [...new Set([...olds.keys(), ...freshs.keys()])].filter((id) => id <= last)
  const changed = ids
    .sort((one, other) => one - other)
    .map((id) => ({ id, before: olds.get(id), after: freshs.get(id) }))
    .filter(({ before, after }) => !isSameArticle(before, after))
  return { changed, nextId: last === Number.POSITIVE_INFINITY ? undefined : last + 1 }
}

function isSameArticle(one: Article | undefined, other: Article | undefined): boolean {
  return (
    one?.title === other?.title && one?.text === other?.text && one?.lineRoles === other?.lineRoles
  )
}

/** The last id that a list covers. A list shorter than `limit` covers all ids. */
function lastIdIn(articles: readonly Article[], limit: number): number {
  const last = articles.length < limit ? undefined : articles.at(-1)
  return last?.id ?? Number.POSITIVE_INFINITY
}

async function articlesFrom(
  db: Database,
  key: IssueKey,
  version: string | undefined,
  firstId: number,
  limit: number,
): Promise<Article[]> {
  if (version === undefined) return []
  const { pageIndex, position } = placeOnPages(firstId)
  const rows = await db
    .selectFrom('region')
    .select(['page_index', 'position', 'title', 'text', 'lineRoles'])
    .where('issue_id', '=', issueId(key))
    .where('version', '=', version)
    .where('kind', '=', 'article')
    .where('page_index', '>=', pageIndex)
    .where('page_index', '<', PLACES.pages)
    .where('position', '<', PLACES.positions)
    .where(({ or, eb }) => or([eb('page_index', '>', pageIndex), eb('position', '>=', position)]))
    .orderBy('page_index')
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map(({ page_index, position, ...article }) => ({
    id: rowId({ key, pageIndex: page_index, position }),
    ...article,
  }))
}
