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

const MOST_KEYS = 6
const MOST_REMEMBERED = 50_000

const remembered = new Map<string, string>()

/** The folded Latin spelling of a Kannada term, one for all ways in which people spell it; empty for other terms. */
export function latinKey(term: string): string {
  if (!isKannada(term)) return ''
  const known = remembered.get(term)
  if (known !== undefined) return known
  const key = foldLatin(romanise(term))
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(term, key)
  return key
}

/** What a word typed in Latin letters may mean: keys of Kannada terms, the likeliest first, at most six. */
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
  return [...new Set(keys)].filter((key) => key !== '').slice(0, MOST_KEYS)
}

/** How the keys begin of the words that begin as typed. */
export function latinBeginning(typed: string): string {
  return foldLatin(readingsOf(soundsOf(typed))[0] ?? '')
}

/**
 * As it is, and with one ending after the other taken off, as typed or with the ending's letter doubled.
 * Which stems lose their last i hangs on a length that nobody types: ಭಾರಿ does, ಬರಿ does not.
 */
function keysOfReading(reading: string): string[] {
  const stems = [reading, withDoubledEnding(reading)].flatMap((one) =>
    kannadaStems(normaliseKannada(inKannada(one))),
  )
  const keys = [foldLatin(reading), ...stems.map(latinKey)]
  return [...keys, ...keys.map((key) => key.replace(/(?<=[^aeiou])i$/, ''))]
}
