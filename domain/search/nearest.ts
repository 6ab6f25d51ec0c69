import { mistakesBetween } from './mistakes.ts'
import type { QueryWord } from './query.ts'

/** A word of the archive. */
export interface KnownWord {
  term: string
  latinKey: string
  /** In how many articles, roughly. */
  articles: number
}

const MOST_NEAREST = 5
/** From this length on, a word may have two mistakes. */
const LONG_WORD = 8
const SHORTEST_WORD = 3
const SHORTEST_STEM = 4
const LONGEST_ENDING = 7

/** The words of the archive that a mistyped word may have meant, the likeliest first, at most five. */
export function nearestTerms<K extends KnownWord>(word: QueryWord, known: Iterable<K>): K[] {
  const near: { known: K; mistakes: number }[] = []
  for (const one of known) {
    const mistakes = mistakesIn(word, one)
    if (mistakes !== undefined) near.push({ known: one, mistakes })
  }
  near.sort(
    (one, other) => one.mistakes - other.mistakes || other.known.articles - one.known.articles,
  )
  const fewest = near[0]?.mistakes ?? 0
  return near
    .filter(({ mistakes }) => mistakes < fewest + 1)
    .slice(0, MOST_NEAREST)
    .map((one) => one.known)
}

/** Fewest mistakes between any spelling of the two; undefined when there are too many. */
function mistakesIn(word: QueryWord, { term, latinKey }: KnownWord): number | undefined {
  const counts = [
    forgiven(word.term, term),
    ...(latinKey === '' ? [] : word.latinKeys.map((key) => forgiven(key, latinKey))),
  ].filter((count) => count !== undefined)
  return counts.length > 0 ? Math.min(...counts) : undefined
}

function forgiven(typed: string, known: string): number | undefined {
  if (typed.length < SHORTEST_WORD) return undefined
  if (isUnfinished(typed, known)) return 1
  const most = typed.length >= LONG_WORD ? 2 : 1
  const mistakes = mistakesBetween(typed, known, most)
  if (mistakes === undefined) return undefined
  return typed.charAt(0) === known.charAt(0) ? mistakes : mistakes + 0.25
}

/** While an ending is being typed, or with a mistake in it, nothing takes it off: peacef, ಬೆಂಗಳೂರಿನಲ್. */
function isUnfinished(typed: string, known: string): boolean {
  const stem = known.replace(/್$/, '')
  const more = typed.length - stem.length
  return (
    stem.length >= SHORTEST_STEM && more > 0 && more <= LONGEST_ENDING && typed.startsWith(stem)
  )
}
