import { dayOf, editionOf } from './row-id.ts'

interface Among {
  inTitle: readonly number[]
  /** In the title and the lead. */
  inHead: readonly number[]
  /** With the words that were typed, not only words that begin like them. */
  exact: readonly number[]
}

/** Title before lead before body, whole words before beginnings, newer before older; of one day the reader's own edition first. */
export function rankedBy(
  matches: readonly number[],
  among: Among,
  ownEdition: number | undefined,
): number[] {
  const inTitle = new Set(among.inTitle)
  const inHead = new Set(among.inHead)
  const exact = new Set(among.exact)
  const place = (id: number) =>
    (inTitle.has(id) ? 0 : inHead.has(id) ? 2 : 4) + (exact.has(id) ? 0 : 1)
  const isForeign = (id: number) => Number(editionOf(id) !== ownEdition)
  return matches.toSorted(
    (one, other) =>
      place(one) - place(other) ||
      dayOf(other) - dayOf(one) ||
      isForeign(one) - isForeign(other) ||
      other - one,
  )
}
