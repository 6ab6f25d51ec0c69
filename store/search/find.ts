import { SEARCH_COUNTED_TO } from '#contract/search.ts'
import { parseQuery } from '#domain/search/query.ts'
import type { Database } from '../database.ts'
import { indexOf } from './index-of.ts'
import { outdatedIds } from './outdated-ids.ts'
import { placeOf, type Within, within } from './row-id.ts'
import type { SearchRequest, SearchResult } from './search-engine.ts'
import type { Wanted } from './wanted.ts'
import { wantedBy } from './words-of-query.ts'

/** Searches on the given connection. */
export async function find(db: Database, asked: SearchRequest): Promise<SearchResult> {
  const wanted = await wantedFor(db, asked)
  if (!wanted) return { total: 0, found: [] }
  const area = within(asked)
  const outdated = await outdatedIds(db, asked.publisher)
  const range = { ...area, without: [...area.without, ...outdated] }
  const ids = await indexOf(db).ranked(db, wanted, range, SEARCH_COUNTED_TO)
  const page = await pageOf(db, asked, wanted, range, ids)
  return { total: ids.length, found: page.map(placeOf) }
}

/** Tolerates typing mistakes when nothing matches the query as typed. Undefined when still nothing can match. */
async function wantedFor(db: Database, asked: SearchRequest): Promise<Wanted | undefined> {
  const query = parseQuery(asked.text)
  if (query.parts.length === 0) return undefined
  const words = { db, publisher: asked.publisher }
  const wanted = await wantedBy(words, query, 'as typed')
  if (wanted.atMost > 0) return wanted
  const forgiven = await wantedBy(words, query, 'forgiving')
  return forgiven.atMost > 0 ? forgiven : undefined
}

/** One page of results: first the ranked ids, then older matches by date, which are not ranked. */
async function pageOf(
  db: Database,
  { offset, limit }: SearchRequest,
  wanted: Wanted,
  range: Within,
  ids: readonly number[],
): Promise<number[]> {
  const best = ids.slice(offset, offset + limit)
  if (ids.length < SEARCH_COUNTED_TO || best.length === limit) return best
  const more = { offset: Math.max(offset, ids.length), limit: limit - best.length }
  return [...best, ...(await indexOf(db).byDate(db, wanted, range, more))]
}
