import { SEARCH_COUNTED_TO } from '#contract/search.ts'
import { parseQuery } from '#domain/search/query.ts'
import type { Database } from '../database.ts'
import { indexOf } from './index-of.ts'
import type { IndexQuery } from './index-query.ts'
import { outdatedIds } from './outdated-ids.ts'
import { resolveQuery } from './resolve-query.ts'
import { placeOf, type Within, within } from './row-id.ts'
import type { SearchRequest, SearchResult } from './search-engine.ts'

/** Searches on the given connection. */
export async function find(db: Database, asked: SearchRequest): Promise<SearchResult> {
  const indexQuery = await resolveWithCorrections(db, asked)
  if (!indexQuery) return { total: 0, found: [] }
  const area = within(asked)
  const outdated = await outdatedIds(db, asked.publisher)
  const range = { ...area, without: [...area.without, ...outdated] }
  const ids = await indexOf(db).ranked(db, indexQuery, range, SEARCH_COUNTED_TO)
  const page = await pageOf(db, asked, indexQuery, range, ids)
  return { total: ids.length, found: page.map(placeOf) }
}

/** Tolerates typing mistakes when nothing matches the query as typed. Undefined when still nothing can match. */
async function resolveWithCorrections(
  db: Database,
  asked: SearchRequest,
): Promise<IndexQuery | undefined> {
  const query = parseQuery(asked.text)
  if (query.parts.length === 0) return undefined
  const words = { db, publisher: asked.publisher }
  const indexQuery = await resolveQuery(words, query, 'as typed')
  if (indexQuery.atMost > 0) return indexQuery
  const forgiven = await resolveQuery(words, query, 'forgiving')
  return forgiven.atMost > 0 ? forgiven : undefined
}

/** One page of results: first the ranked ids, then older matches by date, which are not ranked. */
async function pageOf(
  db: Database,
  { offset, limit }: SearchRequest,
  indexQuery: IndexQuery,
  range: Within,
  ids: readonly number[],
): Promise<number[]> {
  const best = ids.slice(offset, offset + limit)
  if (ids.length < SEARCH_COUNTED_TO || best.length === limit) return best
  const more = { offset: Math.max(offset, ids.length), limit: limit - best.length }
  return [...best, ...(await indexOf(db).byDate(db, indexQuery, range, more))]
}
