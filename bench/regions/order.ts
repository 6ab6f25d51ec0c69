/** The number of pairs of sentences, and of those in the right order. */
export interface OrderCount {
  pairs: number
  agree: number
}

const OPENING_WORDS = 4

/** Finds the true sentences in a text; missing ones are in no pair. */
export function inOrder(sentences: readonly string[], text: string): OrderCount {
  const flat = text.replace(/\s+/g, ' ')
  const places = sentences
    .map((sentence) => sentence.split(' ').slice(0, OPENING_WORDS).join(' '))
    .map((opening) => flat.indexOf(opening))
    .filter((place) => place >= 0)
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

/** 1 if every pair is in order, -1 if none is. */
export function kendallTau({ pairs, agree }: OrderCount): number {
  return pairs === 0 ? 1 : (2 * agree) / pairs - 1
}
