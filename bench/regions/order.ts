import type { Count } from './counts.ts'

const OPENING_WORDS = 4

/** The pairs of sentences that stand in a text in their order; a sentence that is missing is in no pair. */
export function sentencesInOrder(sentences: readonly string[], text: string): Count {
  const flat = text.replace(/\s+/g, ' ')
  const places = sentences
    .map((sentence) => sentence.split(' ').slice(0, OPENING_WORDS).join(' '))
    .map((opening) => flat.indexOf(opening))
    .filter((place) => place >= 0)
  return placesInOrder(places)
}

/** The pairs of places that ascend; equal places are in no pair. */
export function placesInOrder(places: readonly number[]): Count {
  let all = 0
  let right = 0
  for (const [index, place] of places.entries()) {
    for (const later of places.slice(index + 1)) {
      if (later === place) continue
      all++
      if (later > place) right++
    }
  }
  return { all, right }
}

/** 1 when every pair is in order, -1 when none is; undefined without pairs. */
export function kendallTau({ all, right }: Count): number | undefined {
  return all === 0 ? undefined : (2 * right) / all - 1
}
