import {
  AFTER_VOWEL,
  ARKAVATTU,
  BELOW,
  HALANT,
  SPACERS,
  STEMS,
  STROKES,
  VOWELS,
  WHOLE,
  WITH_I,
} from './nudi-glyphs.ts'
import { isWhole, type Syllable, spoken } from './syllable.ts'

export interface ReadWord {
  text: string
  /** Whether the glyphs are such as a Kannada word is drawn with, none missing and none left over. */
  isSound: boolean
}

const JOINER_OFF = '\u200c'

/** Reads one word of glyphs. */
export function readGlyphs(word: string): ReadWord {
  const syllables: Syllable[] = []
  let isSound = true
  for (let at = 0; at < word.length; at += 1) {
    const glyph = word.charAt(at)
    const open = syllables.at(-1)
    const begun = beginning(word, at)
    if (begun) {
      if (begun.kind === 'vowel' && open) isSound = false
      syllables.push(begun)
      if (begun.letter === 'ಯ' && begun.kind === 'stem') at += 1
    } else if (!open || !extend(open, glyph)) {
      return { text: word, isSound: false }
    }
  }
  return { text: textOf(syllables), isSound: isSound && syllables.every(isWhole) }
}

function beginning(word: string, at: number): Syllable | undefined {
  const glyph = word.charAt(at)
  const begin = (kind: Syllable['kind'], letter: string): Syllable => ({
    letter,
    kind,
    strokes: '',
    below: [],
    hasArkavattu: false,
    after: '',
  })
  if (/[A0]/.test(glyph) && word.charAt(at + 1) === 'i') return begin('stem', 'ಯ')
  if (glyph === 'I') return begin('vowel', 'I')
  for (const [kind, letters] of LETTERS) {
    const letter = letters.get(glyph)
    if (letter) return begin(kind, letter)
  }
  return undefined
}

const LETTERS = [
  ['stem', STEMS],
  ['with-i', WITH_I],
  ['whole', WHOLE],
  ['vowel', VOWELS],
] as const

/** Adds a glyph to the syllable that it hangs on; false if it is none that hangs. */
function extend(syllable: Syllable, glyph: string): boolean {
  const consonant = BELOW.get(glyph)
  const after = AFTER_VOWEL.get(glyph)
  // A glyph typed twice prints as one.
  if (consonant)
    syllable.below = [...syllable.below.filter((other) => other !== consonant), consonant]
  else if (after) syllable.after += after
  else if (ARKAVATTU.has(glyph)) syllable.hasArkavattu = true
  else if (STROKES.has(glyph)) syllable.strokes += glyph
  else return SPACERS.has(glyph)
  return true
}

/** A halant that was printed stays one: the next consonant does not slip below. */
function textOf(syllables: readonly Syllable[]): string {
  return syllables
    .map((syllable, index) => {
      const isCut = syllable.strokes.includes(HALANT) && index < syllables.length - 1
      return spoken(syllable) + (isCut ? JOINER_OFF : '')
    })
    .join('')
    .normalize('NFC')
}
