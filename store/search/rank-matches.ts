import { dayOf, editionOf } from './row-id.ts'

interface MatchGroups {
  inTitle: readonly number[]
  /** In the title and the lead. */
  inHead: readonly number[]
  /** With whole words of the query, not only with words that begin like them. */
  exact: readonly number[]
}

/** Sorts by place (title, lead, body), whole words before prefixes, newer days first, the reader's own edition first. */
export function rankMatches(
  matches: readonly number[],
  among: MatchGroups,
  ownEdition: number | undefined,
): number[] {
  const inTitle = new Set(among.inTitle)
  const inHead = new Set(among.inHead)
  const exact = new Set(among.exact)
  const ranked = matches.map((id) => ({
    id,
    place: (inTitle.has(id) ? 0 : inHead.has(id) ? 2 : 4) + (exact.has(id) ? 0 : 1),
    day: dayOf(id),
    foreign: Number(editionOf(id) !== ownEdition),
  }))
  ranked.sort(
    (one, other) =>
      one.place - other.place ||
      other.day - one.day ||
      one.foreign - other.foreign ||
      other.id - one.id,
  )
  return ranked.map(({ id }) => id)
}
