import { kannadaStems } from './kannada-stem.ts'
import { foldLatin, romanise } from './latin-fold.ts'
import { LATIN_NAMES } from './latin-names.ts'
import {
  byLetterNames,
  inKannada,
  readingsOf,
  soundsOf,
  withDoubledEnding,
} from './latin-typing.ts'
import { normaliseKannada } from './normalise.ts'
import { isKannada, termOf } from './term.ts'

const MAX_KEYS = 6
const CACHE_SIZE = 50_000

const cache = new Map<string, string>()

/** One folded Latin spelling for all spellings of a Kannada term; empty for other terms. */
export function latinKey(term: string): string {
  if (!isKannada(term)) return ''
  const cached = cache.get(term)
  if (cached !== undefined) return cached
  const key = foldLatin(romanise(term))
  if (cache.size >= CACHE_SIZE) cache.clear()
  cache.set(term, key)
  return key
}

/** The keys of Kannada terms that a word in Latin letters may mean: at most six, the most likely first. */
export function latinKeysOf(typed: string): string[] {
  const name = LATIN_NAMES.get(typed.toLowerCase())
  const letters = byLetterNames(typed)
  const readings = readingsOf(soundsOf(typed))
  const [likeliest, ...others] = readings.map(keysOfReading)
  const keys = [
    ...(name === undefined ? [] : [latinKey(termOf(name))]),
    ...(likeliest ?? []),
    ...(letters === undefined ? [] : [latinKey(termOf(letters))]),
    ...others.flat(),
  ]
  return [...new Set(keys)].filter((key) => key !== '').slice(0, MAX_KEYS)
}

/** The beginning of the keys of all words that begin as typed. */
export function latinBeginning(typed: string): string {
  return foldLatin(readingsOf(soundsOf(typed))[0] ?? '')
}

/**
 * The keys of a word and of each of its stems, as typed and with a doubled letter. Includes stems with and without the
 * last i: which one is right depends on the length of a vowel, which people do not type.
 */
function keysOfReading(reading: string): string[] {
  const stems = [reading, withDoubledEnding(reading)].flatMap((one) =>
    kannadaStems(normaliseKannada(inKannada(one))),
  )
  const keys = [foldLatin(reading), ...stems.map(latinKey)]
  return [...keys, ...keys.map((key) => key.replace(/(?<=[^aeiou])i$/, ''))]
}
