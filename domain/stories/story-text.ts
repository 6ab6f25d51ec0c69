import { hashOf, longHashOf } from '../hash.ts'

/** In words. Two different stories share few sequences of this length, and one changed word breaks only three. */
const SEQUENCE = 3
/** Below this, only equal texts are the same story: a short notice may be a part of another one. */
export const FEW_WORDS = 20
const ANCHORS = 8

/** A text as stories are compared: without case, punctuation and line breaks. */
export interface StoryText {
  words: readonly string[]
  /** Hashes of the sequences of words; empty for a text of few words. */
  sequences: ReadonlySet<number>
  numbers: ReadonlySet<string>
}

export function storyText(text: string, length = SEQUENCE): StoryText {
  const words = wordsOf(text)
  return {
    words,
    sequences: words.length < FEW_WORDS ? new Set() : sequencesOf(words, length),
    numbers: new Set(words.filter((word) => /^\p{N}+$/u.test(word))),
  }
}

/**
 * What is stored of an article to find its copies. Stored values depend on this function: raise FINGERPRINT_VERSION when
 * it changes.
 */
export interface Fingerprint {
  /** The same for equal texts. Undefined for an article without words. */
  textHash: number | undefined
  /** The smallest hashes of its sequences. Two nearly equal texts have some in common. */
  anchors: readonly number[]
}

export const FINGERPRINT_VERSION = 1

/** A short text counts together with its headline: 'Report on page 4' stands under many. */
export function fingerprintOf(title: string, text: StoryText): Fingerprint {
  const { words, sequences } = text
  const compared = words.length < FEW_WORDS ? [...wordsOf(title), '|', ...words] : words
  return {
    textHash: words.length === 0 ? undefined : longHashOf(compared.join(' ')),
    anchors: [...sequences].sort((one, other) => one - other).slice(0, ANCHORS),
  }
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u00ad|-\n/g, '')
    .replace(/[೦-೯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0xce6))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}

function sequencesOf(words: readonly string[], length: number): Set<number> {
  const starts = Array.from({ length: words.length - length + 1 }, (_, index) => index)
  return new Set(starts.map((start) => hashOf(words.slice(start, start + length).join(' '))))
}
