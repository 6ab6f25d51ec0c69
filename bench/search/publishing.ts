import { IssueDate } from '#contract/issue-date.ts'
import type { IssueKey } from '#domain/access.ts'
import type { Database } from '#store/database.ts'
import { showVersion } from '#store/issues/publish.ts'
import { hideIssue } from '#store/issues/versions.ts'
import { updateIndex } from '#store/search/update-index.ts'
import { updateStories } from '#store/stories/update-stories.ts'
import { EDITIONS, PAGES, pagesOf } from './corpus.ts'
import { type LongestTransaction, watchTransactions } from './longest-transaction.ts'

const ARTICLES_A_PAGE = 12
const DATE = IssueDate.parse('2026-11-15')

export interface IndexingTimes {
  /** The median over all editions. */
  median: number
  longestTransaction: LongestTransaction
}

/** The milliseconds of indexing and of finding stories when 16 pages are published into the full archive. */
export async function indexingTime(db: Database): Promise<IndexingTimes> {
  const { watched, longest } = watchTransactions(db)
  const times: number[] = []
  for (const edition of EDITIONS) {
    const key: IssueKey = { publisher: 'PV', date: DATE, edition }
    const version = { version: 'v1', pages: pagesOf(key, PAGES * ARTICLES_A_PAGE) }
    const at = new Date(DATE)
    const when = { published_at: at, early_release_at: at, general_release_at: at }
    await showVersion(watched, key, version, when)
    const began = performance.now()
    await updateIndex(watched, [key])
    await updateStories(watched, key)
    times.push(performance.now() - began)
    await hideIssue(watched, key)
  }
  times.sort((one, other) => one - other)
  return {
    median: Math.round(times[times.length >> 1] ?? 0),
    longestTransaction: longest(),
  }
}
