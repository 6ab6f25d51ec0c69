import { mistakesBetween } from './mistakes.ts'
import type { QueryWord } from './query.ts'

/** A word of the archive. */
export interface KnownWord {
  term: string
  latinKey: string
  /** The approximate number of articles with this word. */
  articles: number
}

const MAX_NEAREST = 5
/** Words of at least this length may have two mistakes. */
const LONG_WORD = 8
const MIN_WORD = 3
const MIN_STEM = 4
const MAX_ENDING = 7

/** At most five words of the archive that a mistyped word may mean, the most likely first. */
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
    .slice(0, MAX_NEAREST)
    .map((one) => one.known)
}

/** The fewest mistakes between any spellings of the two; undefined if there are too many. */
function mistakesIn(word: QueryWord, { term, latinKey }: KnownWord): number | undefined {
  const counts = [
    toleratedMistakes(word.term, term),
    ...(latinKey === '' ? [] : word.latinKeys.map((key) => toleratedMistakes(key, latinKey))),
  ].filter((count) => count !== undefined)
  return counts.length > 0 ? Math.min(...counts) : undefined
}

function toleratedMistakes(typed: string, known: string): number | undefined {
  if (typed.length < MIN_WORD) return undefined
  if (isUnfinished(typed, known)) return 1
  const most = typed.length >= LONG_WORD ? 2 : 1
  const mistakes = mistakesBetween(typed, known, most)
  if (mistakes === undefined) return undefined
  return typed.charAt(0) === known.charAt(0) ? mistakes : mistakes + 0.25
}

/** An incomplete or misspelt ending is not stripped, as in peacef or ಬೆಂಗಳೂರಿನಲ್. */
function isUnfinished(typed: string, known: string): boolean {
  const stem = known.replace(/್$/, '')
  const more = typed.length - stem.length
  return stem.length >= MIN_STEM && more > 0 && more <= MAX_ENDING && typed.startsWith(stem)
}
