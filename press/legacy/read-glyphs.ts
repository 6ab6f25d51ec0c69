import {
  AFTER_VOWEL,
  ARKAVATTU,
  ASPIRATED,
  BELOW,
  HALANT,
  SPACERS,
  STEMS,
  STROKES,
  VOWELS,
  WHOLE,
  WITH_I,
} from './nudi-glyphs.ts'

export interface DecodedWord {
  text: string
  /** Whether the glyphs form a complete Kannada word. */
  isValid: boolean
}

const ZERO_WIDTH_NON_JOINER = '\u200c'

/** Decodes one word. */
export function readGlyphs(word: string): DecodedWord {
  const syllables: Syllable[] = []
  let isValid = true
  for (let at = 0; at < word.length; at += 1) {
    const glyph = word.charAt(at)
    const open = syllables.at(-1)
    const next = startSyllable(word, at)
    if (next) {
      if (next.kind === 'vowel' && open) isValid = false
      syllables.push(next)
      if (next.letter === 'ಯ' && next.kind === 'stem') at += 1
    } else if (!open || !extend(open, glyph)) {
      return { text: word, isValid: false }
    }
  }
  return { text: textOf(syllables), isValid: isValid && syllables.every(isWhole) }
}

function startSyllable(word: string, at: number): Syllable | undefined {
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

/** Adds a glyph to the open syllable; false if the glyph cannot be part of one. */
function extend(syllable: Syllable, glyph: string): boolean {
  const consonant = BELOW.get(glyph)
  const after = AFTER_VOWEL.get(glyph)
  // A glyph typed twice prints once.
  if (consonant)
    syllable.below = [...syllable.below.filter((other) => other !== consonant), consonant]
  else if (after) syllable.after += after
  else if (ARKAVATTU.has(glyph)) syllable.hasArkavattu = true
  else if (STROKES.has(glyph)) syllable.strokes += glyph
  else return SPACERS.has(glyph)
  return true
}

/** A non-joiner keeps a printed halant visible: the next consonant is not written below. */
function textOf(syllables: readonly Syllable[]): string {
  return syllables
    .map((syllable, index) => {
      const keepsHalant = syllable.strokes.includes(HALANT) && index < syllables.length - 1
      return syllableText(syllable) + (keepsHalant ? ZERO_WIDTH_NON_JOINER : '')
    })
    .join('')
    .normalize('NFC')
}

/** The glyphs of one syllable, in printing order. */
interface Syllable {
  /** The main consonant, or an independent vowel. */
  letter: string
  kind: 'vowel' | 'stem' | 'whole' | 'with-i'
  /** The strokes around the letter. */
  strokes: string
  below: string[]
  hasArkavattu: boolean
  /** ಂ or ಃ. */
  after: string
}

const VIRAMA = '\u0ccd'

/** The syllable in Unicode order: ರ್ first, then the consonants, then the vowel. */
function syllableText({ letter, kind, strokes, below, hasArkavattu, after }: Syllable): string {
  const { consonant, rest } = consonantOf(letter, strokes)
  const cluster = [consonant, ...below].join(VIRAMA)
  const vowel = kind === 'vowel' ? '' : vowelOf(kind === 'with-i' ? `Â${rest}` : rest)
  return (hasArkavattu ? `ರ${VIRAMA}` : '') + cluster + vowel + after
}

/** Whether no required glyph is missing. */
function isWhole({ letter, kind, strokes, below }: Syllable): boolean {
  if (letter === 'ಯ') return /[iÄÆ]/.test(strokes)
  if (letter === 'I') return strokes !== ''
  return kind !== 'stem' || /[À-Ëïø]/.test(strokes) || below.length > 0
}

/** ಮ is drawn as ವ with a hook and ಝ as ರ with two; such a hook is not a vowel. */
function consonantOf(letter: string, strokes: string): { consonant: string; rest: string } {
  const rest = strokes.replace('Ä', '').replace('i', '')
  if (letter === 'I') return { consonant: strokes.includes('Æ') ? 'ೠ' : 'ಋ', rest: '' }
  if (letter === 'ಯ') return { consonant: letter, rest }
  if (letter === 'ರ' && strokes.includes('h')) return { consonant: 'ಝ', rest }
  if (letter === 'ವ' && /[iÄ]|É.*Æ/.test(strokes)) return { consonant: 'ಮ', rest }
  const aspirated = /[sü]/.test(strokes) ? ASPIRATED.get(letter) : undefined
  return { consonant: aspirated ?? letter, rest: strokes }
}

function vowelOf(strokes: string): string {
  const has = (...some: string[]) => some.some((stroke) => strokes.includes(stroke))
  const isLong = has('Ã')
  if (has('ï')) return VIRAMA
  if (has('Ë')) return 'ೌ'
  if (has('É') && has('Æ', 'Ç')) return isLong ? 'ೋ' : 'ೊ'
  if (has('Ê')) return 'ೈ'
  if (has('É')) return isLong ? 'ೇ' : 'ೆ'
  if (has('Á')) return 'ಾ'
  if (has('Â')) return isLong ? 'ೀ' : 'ಿ'
  if (has('È', 'ø')) return isLong ? 'ೄ' : 'ೃ'
  if (has('Æ', 'Ç')) return 'ೂ'
  return has('Ä', 'Å') ? 'ು' : ''
}
