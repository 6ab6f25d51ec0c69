import { SEARCH_COUNTED_TO } from '#contract/search.ts'
import { parseQuery } from '#domain/search/query.ts'
import type { Database } from '../database.ts'
import type { IndexQuery } from './index-query.ts'
import { outdatedIds } from './outdated-ids.ts'
import { resolveQuery } from './resolve-query.ts'
import { placeOf, type SearchRange, searchRange } from './row-id.ts'
import type { EngineResult, SearchRequest } from './search-engine.ts'
import { textIndexOf } from './text-index-of.ts'

/** Searches on the given connection. */
export async function find(db: Database, request: SearchRequest): Promise<EngineResult> {
  const indexQuery = await resolveWithCorrections(db, request)
  if (!indexQuery) return { total: 0, found: [] }
  const area = searchRange(request)
  const outdated = await outdatedIds(db, request.publisher)
  const range = { ...area, without: [...area.without, ...outdated] }
  const ids = await textIndexOf(db).ranked(db, indexQuery, range, SEARCH_COUNTED_TO)
  const page = await pageOf(db, request, indexQuery, range, ids)
  return { total: ids.length, found: page.map(placeOf) }
}

/** Tolerates typing mistakes when nothing matches the query as typed. Undefined when still nothing can match. */
async function resolveWithCorrections(
  db: Database,
  request: SearchRequest,
): Promise<IndexQuery | undefined> {
  const query = parseQuery(request.text)
  if (query.parts.length === 0) return undefined
  const words = { db, publisher: request.publisher }
  const indexQuery = await resolveQuery(words, query, 'exact')
  if (indexQuery.atMost > 0) return indexQuery
  const corrected = await resolveQuery(words, query, 'tolerant')
  return corrected.atMost > 0 ? corrected : undefined
}

/** One page of results: first the ranked ids, then older matches by date, which are not ranked. */
async function pageOf(
  db: Database,
  { offset, limit }: SearchRequest,
  indexQuery: IndexQuery,
  range: SearchRange,
  ids: readonly number[],
): Promise<number[]> {
  const best = ids.slice(offset, offset + limit)
  if (ids.length < SEARCH_COUNTED_TO || best.length === limit) return best
  const more = { offset: Math.max(offset, ids.length), limit: limit - best.length }
  return [...best, ...(await textIndexOf(db).byDate(db, indexQuery, range, more))]
}
