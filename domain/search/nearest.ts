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
const NUMBER = /^\d+$/

/** At most five words of the archive that a mistyped word may mean, the most likely first. */
export function nearestTerms<K extends KnownWord>(word: QueryWord, archiveWords: Iterable<K>): K[] {
  // Another number is another fact, and no spelling of this one.
  if (NUMBER.test(word.term)) return []
  const near: { archiveWord: K; mistakes: number }[] = []
  for (const one of archiveWords) {
    const mistakes = mistakesIn(word, one)
    if (mistakes !== undefined) near.push({ archiveWord: one, mistakes })
  }
  near.sort(
    (one, other) =>
      one.mistakes - other.mistakes || other.archiveWord.articles - one.archiveWord.articles,
  )
  const fewest = near[0]?.mistakes ?? 0
  return near
    .filter(({ mistakes }) => mistakes < fewest + 1)
    .slice(0, MAX_NEAREST)
    .map((one) => one.archiveWord)
}

/** The fewest mistakes between any spellings of the two; undefined if there are too many. */
function mistakesIn(word: QueryWord, { term, latinKey }: KnownWord): number | undefined {
  const counts = [
    toleratedMistakes(word.term, term),
    ...(latinKey === '' ? [] : word.latinKeys.map((key) => toleratedMistakes(key, latinKey))),
  ].filter((count) => count !== undefined)
  return counts.length > 0 ? Math.min(...counts) : undefined
}

function toleratedMistakes(typed: string, archiveWord: string): number | undefined {
  if (typed.length < MIN_WORD) return undefined
  if (isUnfinished(typed, archiveWord)) return 1
  const most = typed.length >= LONG_WORD ? 2 : 1
  const mistakes = mistakesBetween(typed, archiveWord, most)
  if (mistakes === undefined) return undefined
  return typed.charAt(0) === archiveWord.charAt(0) ? mistakes : mistakes + 0.25
}

/** An incomplete or misspelt ending is not stripped, as in peacef or ಬೆಂಗಳೂರಿನಲ್. */
function isUnfinished(typed: string, archiveWord: string): boolean {
  if (archiveWord.length > typed.length) return false
  const stem = archiveWord.replace(/್$/, '')
  const more = typed.length - stem.length
  return stem.length >= MIN_STEM && more > 0 && more <= MAX_ENDING && typed.startsWith(stem)
}
