import { ASPIRATED } from './nudi-glyphs.ts'

/** The glyphs of one syllable, in the order in which they are printed. */
export interface Syllable {
  /** The consonant drawn on the line, or a vowel that stands alone. */
  letter: string
  kind: 'vowel' | 'stem' | 'whole' | 'with-i'
  /** What is drawn around the letter. */
  strokes: string
  below: string[]
  hasArkavattu: boolean
  /** ಂ or ಃ. */
  after: string
}

const VIRAMA = '\u0ccd'

/** The syllable as it is spoken: ರ್ first, then the consonants, then the vowel. */
export function spoken({ letter, kind, strokes, below, hasArkavattu, after }: Syllable): string {
  const { consonant, rest } = hooked(letter, strokes)
  const cluster = [consonant, ...below].join(VIRAMA)
  const vowel = kind === 'vowel' ? '' : vowelOf(kind === 'with-i' ? `Â${rest}` : rest)
  return (hasArkavattu ? `ರ${VIRAMA}` : '') + cluster + vowel + after
}

/** Whether the glyphs that a syllable cannot do without are there. */
export function isWhole({ letter, kind, strokes, below }: Syllable): boolean {
  if (letter === 'ಯ') return /[iÄÆ]/.test(strokes)
  if (letter === 'I') return strokes !== ''
  return kind !== 'stem' || /[À-Ëïø]/.test(strokes) || below.length > 0
}

/** ಮ is drawn as ವ with a hook, ಝ as ರ with two; the hook is then no vowel. */
function hooked(letter: string, strokes: string): { consonant: string; rest: string } {
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
