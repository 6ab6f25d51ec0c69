import type { Entry } from '#store/search/entries.ts'
import { placeTokens, placeTokensToMatch } from '#store/search/postgres-row.ts'
import { dayOf, type SearchRange } from '#store/search/row-id.ts'
import { type SearchTerms, tokensOf, tokensToMatch } from '#store/search/search-terms.ts'
import { rankNewest } from '#store/search/sqlite-index.ts'
import type { MatchingIndex } from '#store/search/text-index.ts'
import type { XapianProcess } from './xapian-process.ts'

/** The same tokens as on PostgreSQL, and the day as a value. */
export function xapianRows(entries: readonly Entry[]) {
  return entries
    .toSorted((one, other) => other.id - one.id)
    .map((entry) => {
      const tokens = [...tokensOf(entry), ...placeTokens(entry.id)]
      return [entry.id, dayOf(entry.id), tokens.join(' ')]
    })
}

/**
 * Xapian behind the product's search. `newest`: it finds the newest thousand matches, and our rule ranks them by the rows
 * in SQLite. `own`: it ranks all matches by BM25.
 */
export function xapianIndex(xapian: XapianProcess, ranking: 'newest' | 'own'): MatchingIndex {
  const find = async (
    terms: SearchTerms,
    within: SearchRange,
    { limit, isRanked = false }: { limit: number; isRanked?: boolean },
  ) => (await xapian.ask({ kind: 'find', ...sought(terms, within), limit, isRanked })).ids
  return {
    ranked: (db, terms, within, limit) =>
      ranking === 'own'
        ? find(terms, within, { limit, isRanked: true })
        : rankNewest(db, terms, within, (some, area) => find(some, area, { limit })),
    byDate: async (_db, terms, within, { offset, limit }) =>
      (await find(terms, within, { limit: offset + limit })).slice(offset),
    countByDay: () => Promise.reject(new Error('Not compared')),
  }
}

/** The days are not filtered if they reach from the first to the last of the archive. */
function sought({ parts }: SearchTerms, within: SearchRange) {
  const places = placeTokensToMatch(within).map((place) => [place])
  const lists = [...parts.map(tokensToMatch), ...(places.length > 0 ? [places] : [])]
  const isFromBeginning = dayOf(within.first) === 0
  return {
    lists,
    firstDay: isFromBeginning ? null : dayOf(within.first),
    lastDay: isFromBeginning ? null : dayOf(within.last),
  }
}
