import { rarityOf, scoreOf } from '#domain/search/score.ts'
import { hashParts, mapPlaces } from './ranking-row.ts'
import { dayOf, editionOf, type SearchRange } from './row-id.ts'
import type { SearchTerms } from './search-terms.ts'

/** Matches, the newest first. */
export interface RankedMatches {
  ids: readonly number[]
  /** Their ranking rows, one after the other. */
  rankings: Uint8Array
}

/**
 * Sorts by score; of equal articles, newer days first, the reader's own edition first. `exact`: the matches with whole
 * words of the query, not only with words that begin like them.
 */
export function rankMatches(
  { ids, rankings }: RankedMatches,
  { parts }: SearchTerms,
  exact: ReadonlySet<number>,
  { last, ownEdition }: SearchRange,
): number[] {
  const rarities = parts.map(({ articles }) => rarityOf(articles))
  const newest = Math.min(dayOf(last), dayOf(ids[0] ?? last))
  const ranked = mapPlaces(rankings, hashParts(parts), (places, index) => {
    const id = ids[index] ?? 0
    const day = dayOf(id)
    const { parts: found, adjacent, isTable } = places
    const ageDays = Math.max(newest - day, 0)
    const match = { parts: found, adjacent, isTable, isExact: exact.has(id), ageDays }
    const foreign = Number(editionOf(id) !== ownEdition)
    return { id, score: scoreOf(match, rarities), day, foreign }
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
