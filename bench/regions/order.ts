/** Pairs of things, and how many of them stand in the right order. */
export interface OrderCount {
  pairs: number
  agree: number
}

const OPENING_WORDS = 4

/** Where the sentences of the truth are found in a text; one that is missing is in no pair. */
export function inOrder(sentences: readonly string[], text: string): OrderCount {
  const flat = text.replace(/\s+/g, ' ')
  const places = sentences
    .map((sentence) => sentence.split(' ').slice(0, OPENING_WORDS).join(' '))
    .map((opening) => flat.indexOf(opening))
    .filter((place) => place >= 0)
  return inSequence(places)
}

/** Counts the pairs of places that ascend; equal places are in no pair. */
export function inSequence(places: readonly number[]): OrderCount {
  let pairs = 0
  let agree = 0
  for (const [index, place] of places.entries()) {
    for (const later of places.slice(index + 1)) {
      if (later === place) continue
      pairs++
      if (later > place) agree++
    }
  }
  return { pairs, agree }
}

/** 1 when every pair is in order, -1 when none is. */
export function kendallTau({ pairs, agree }: OrderCount): number {
  return pairs === 0 ? 1 : (2 * agree) / pairs - 1
}
