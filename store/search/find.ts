import { SEARCH_COUNTED_TO } from '#contract/search.ts'
import { joinedWords } from '#domain/search/compounds.ts'
import { parseQuery } from '#domain/search/query.ts'
import type { Database } from '../database.ts'
import { byMonth } from './by-month.ts'
import { outdatedIds } from './found-articles.ts'
import { indexOf } from './index-of.ts'
import { matchWithId, type SearchRange, within } from './row-id.ts'
import type { SearchAnswer, SearchRequest } from './search-engine.ts'
import type { SearchTerms } from './search-terms.ts'
import { selectMatches } from './select-matches.ts'
import type { MatchingIndex } from './text-index.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { resolveQuery } from './words-of-query.ts'

/** Searches on the given connection. `index`: finds and ranks the matches. */
export async function find(
  db: Database,
  request: SearchRequest,
  index: MatchingIndex = indexOf(db),
): Promise<SearchAnswer> {
  const area = within(request)
  const outdated = await outdatedIds(db, request.publisher)
  const range = { ...area, without: [...area.without, ...outdated] }
  const words = vocabularyOf(db, request.publisher)
  const terms = await resolveRequest(words, request)
  const matches = terms && (await matchesOf(db, index, request, { terms, range }))
  if (matches) return answerWith(db, index, request, matches)
  if (request.onlyWholeWords) return NOTHING
  // The words of a compound may be typed apart.
  for (const text of joinedWords(request.text)) {
    const joined = await resolveQuery(words, parseQuery(text), 'as typed')
    const found =
      joined.atMost > 0 && (await matchesOf(db, index, request, { terms: joined, range }))
    if (found) return answerWith(db, index, request, found)
  }
  return NOTHING
}

const NOTHING: SearchAnswer = { total: 0, hasMore: false, sections: [], found: [] }

/** What is searched, and where. */
interface Sought {
  terms: SearchTerms
  range: SearchRange
}

interface Matches extends Sought {
  /** At most SEARCH_COUNTED_TO, in the requested order. */
  first: number[]
}

/** Undefined if nothing matches. */
async function matchesOf(
  db: Database,
  index: MatchingIndex,
  request: SearchRequest,
  { terms, range }: Sought,
): Promise<Matches | undefined> {
  const first = request.isNewestFirst
    ? await index.byDate(db, terms, range, { offset: 0, limit: SEARCH_COUNTED_TO })
    : await index.ranked(db, terms, range, SEARCH_COUNTED_TO)
  return first.length > 0 ? { terms, range, first } : undefined
}

async function answerWith(
  db: Database,
  index: MatchingIndex,
  request: SearchRequest,
  { terms, range, first }: Matches,
): Promise<SearchAnswer> {
  const byDate = (offset: number, limit: number) =>
    index.byDate(db, terms, range, { offset, limit })
  if (request.byStory || request.section !== undefined || request.listSections) {
    const { ids, ...answer } = await selectMatches(db, request, { first, from: byDate })
    return { ...answer, found: ids.map(matchWithId) }
  }
  const page = await pageOf(request, first, byDate)
  const hasMore = first.length === SEARCH_COUNTED_TO
  const answer = { total: first.length, hasMore, sections: [], found: page.map(matchWithId) }
  const { countByMonthUpTo: most, from, to } = request
  if (most === undefined || from === undefined || terms.atMost > most) return answer
  return { ...answer, months: byMonth(await index.countByDay(db, terms, range), from, to) }
}

/** Tolerates typing mistakes when nothing matches the query as typed. Undefined when still nothing can match. */
async function resolveRequest(
  words: Vocabulary,
  request: SearchRequest,
): Promise<SearchTerms | undefined> {
  const query = parseQuery(request.text)
  if (query.parts.length === 0) return undefined
  const { onlyWholeWords = false } = request
  const terms = await resolveQuery(words, query, onlyWholeWords ? 'whole words' : 'as typed')
  if (terms.atMost > 0) return terms
  if (onlyWholeWords) return undefined
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
