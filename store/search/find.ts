import { SEARCH_COUNTED_TO } from '#contract/search.ts'
import { parseQuery } from '#domain/search/query.ts'
import type { Database } from '../database.ts'
import { outdatedIds } from './found-articles.ts'
import { indexOf } from './index-of.ts'
import { matchWithId, within } from './row-id.ts'
import type { SearchAnswer, SearchRequest } from './search-engine.ts'
import type { SearchTerms } from './search-terms.ts'
import { selectMatches } from './select-matches.ts'
import { resolveQuery } from './words-of-query.ts'

/** Searches on the given connection. */
export async function find(db: Database, request: SearchRequest): Promise<SearchAnswer> {
  const terms = await resolveRequest(db, request)
  if (!terms) return { total: 0, hasMore: false, sections: [], found: [] }
  const area = within(request)
  const outdated = await outdatedIds(db, request.publisher)
  const range = { ...area, without: [...area.without, ...outdated] }
  const byDate = (offset: number, limit: number) =>
    indexOf(db).byDate(db, terms, range, { offset, limit })
  const first = request.isNewestFirst
    ? await byDate(0, SEARCH_COUNTED_TO)
    : await indexOf(db).ranked(db, terms, range, SEARCH_COUNTED_TO)
  if (request.byStory || request.section !== undefined) {
    const { ids, ...answer } = await selectMatches(db, request, { first, from: byDate })
    return { ...answer, found: ids.map(matchWithId) }
  }
  const page = await pageOf(request, first, byDate)
  const hasMore = first.length === SEARCH_COUNTED_TO
  return { total: first.length, hasMore, sections: [], found: page.map(matchWithId) }
}

/** Tolerates typing mistakes when nothing matches the query as typed. Undefined when still nothing can match. */
async function resolveRequest(
  db: Database,
  request: SearchRequest,
): Promise<SearchTerms | undefined> {
  const query = parseQuery(request.text)
  if (query.parts.length === 0) return undefined
  const words = { db, publisher: request.publisher }
  const terms = await resolveQuery(words, query, 'as typed')
  if (terms.atMost > 0) return terms
  const corrected = await resolveQuery(words, query, 'forgiving')
  return corrected.atMost > 0 ? corrected : undefined
}

/** One page of results: first the ranked ids, then older matches by date, which are not ranked. */
async function pageOf(
  { offset, limit }: SearchRequest,
  ids: readonly number[],
  byDate: (offset: number, limit: number) => Promise<number[]>,
): Promise<number[]> {
  const best = ids.slice(offset, offset + limit)
  if (ids.length < SEARCH_COUNTED_TO || best.length === limit) return best
  return [...best, ...(await byDate(Math.max(offset, ids.length), limit - best.length))]
}
