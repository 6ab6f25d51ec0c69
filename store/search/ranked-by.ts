import { rarityOf, scoreOf } from '#domain/search/score.ts'
import { hashParts, placesIn } from './ranking-row.ts'
import { dayOf, editionOf, type SearchRange } from './row-id.ts'
import type { SearchTerms } from './search-terms.ts'

/** A match with its ranking row. */
export interface RankedMatch {
  id: number
  ranking: Uint8Array
}

/**
 * Sorts by score; of equal articles, newer days first, the reader's own edition first. `exact`: the matches with whole
 * words of the query, not only with words that begin like them.
 */
export function rankMatches(
  matches: readonly RankedMatch[],
  { parts }: SearchTerms,
  exact: ReadonlySet<number>,
  { last, ownEdition }: SearchRange,
): number[] {
  const hashed = hashParts(parts)
  const rarities = parts.map(({ articles }) => rarityOf(articles))
  const newest = Math.min(dayOf(last), dayOf(matches[0]?.id ?? last))
  const ranked = matches.map(({ id, ranking }) => {
    const day = dayOf(id)
    const places = placesIn(ranking, hashed)
    const isExact = exact.has(id)
    return {
      id,
      score: scoreOf({ ...places, isExact, ageDays: Math.max(newest - day, 0) }, rarities),
      day,
      foreign: Number(editionOf(id) !== ownEdition),
    }
  })
  ranked.sort(
    (one, other) =>
      other.score - one.score ||
      other.day - one.day ||
      one.foreign - other.foreign ||
      other.id - one.id,
  )
  return ranked.map(({ id }) => id)
}
