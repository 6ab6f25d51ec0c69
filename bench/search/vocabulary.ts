import { pick, type Random, randomFrom, zipf } from './random.ts'

/** The base form of a word in Kannada and in Latin letters as people type it. */
export interface Stem {
  kannada: string
  latin: string
}

const KANNADA_STEMS = 30_000
const ENGLISH_STEMS = 15_000

const CONSONANTS = parsePairs(
  'ಕ k ಗ g ಚ ch ಜ j ಟ t ಡ d ಣ n ತ t ದ d ನ n ಪ p ಬ b ಮ m ಯ y ರ r ಲ l ವ v ಶ sh ಸ s ಹ h ಳ l ' +
    'ಕ್ಷ ksh ತ್ರ tr ಪ್ರ pr ಸ್ತ st ಲ್ಲ ll ತ್ತ tt ನ್ನ nn ರ್ಕ rk',
)
const VOWELS: [string, string][] = [['', 'a'], ...parsePairs('ಾ a ಿ i ೀ i ು u ೂ u ೆ e ೇ e ೊ o ೋ o')]
/** The last vowel of a base form, and the endings that such a word takes. */
const ENDINGS: readonly [vowel: string, latin: string, endings: readonly string[]][] = [
  ['', 'a', ['', '', 'ದ', 'ವನ್ನು', 'ದಲ್ಲಿ', 'ಕ್ಕೆ', 'ದಿಂದ', 'ಗಳು', 'ಗಳನ್ನು', 'ಗಳಲ್ಲಿ']],
  ['ಿ', 'i', ['', '', 'ಯ', 'ಯನ್ನು', 'ಯಲ್ಲಿ', 'ಗೆ', 'ಯಿಂದ', 'ಗಳು', 'ಗಳ']],
  ['ೆ', 'e', ['', '', 'ಯ', 'ಯನ್ನು', 'ಯಲ್ಲಿ', 'ಗೆ', 'ಗಳು', 'ಗಳನ್ನು']],
  ['ು', 'u', ['ು', 'ು', 'ಿನ', 'ನ್ನು', 'ಿನಲ್ಲಿ', 'ಿಗೆ', 'ಿನಿಂದ', 'ುಗಳು']],
]
const ONSETS = 'b c d f g h j k l m n p r s t v w br ch cl cr dr fl gr pl pr sh sp st th tr'.split(
  ' ',
)
const NUCLEI = 'a e i o u ai ea ee oo ou'.split(' ')
const CODAS = ' n r l t s d m nd nt rt st ck sh'.split(' ')
const ENGLISH_ENDINGS = ['', '', '', 's', 'ed', 'ing']

export interface Vocabulary {
  kannada: readonly Stem[]
  english: readonly string[]
  /** An inflected word; frequent stems are drawn more often. */
  kannadaWord(random: Random): string
  englishWord(random: Random): string
}

export function makeVocabulary(): Vocabulary {
  const random = randomFrom(2020)
  const kannada = makeDistinct(
    KANNADA_STEMS,
    () => kannadaStem(random),
    ({ kannada }) => kannada,
  )
  const english = makeDistinct(
    ENGLISH_STEMS,
    () => englishStem(random),
    (word) => word,
  )
  const kannadaRank = zipf(kannada.length)
  const englishRank = zipf(english.length)
  return {
    kannada,
    english,
    kannadaWord: (draw) => inflect(kannada[kannadaRank(draw)], draw),
    englishWord: (draw) => english[englishRank(draw)] + pick(draw, ENGLISH_ENDINGS),
  }
}

function makeDistinct<T>(count: number, make: () => T, nameOf: (made: T) => string): T[] {
  const made = new Map<string, T>()
  while (made.size < count) {
    const one = make()
    made.set(nameOf(one), one)
  }
  return [...made.values()]
}

function kannadaStem(random: Random): Stem {
  const syllables = 1 + Math.floor(random() * 3)
  let [kannada, latin] = ['', '']
  for (let count = 0; count < syllables; count += 1) {
    const [consonant, consonantLatin] = pick(random, CONSONANTS)
    const [vowel, vowelLatin] = pick(random, VOWELS)
    kannada += consonant + vowel
    latin += consonantLatin + vowelLatin
  }
  const [consonant, consonantLatin] = pick(random, CONSONANTS)
  const [vowel, vowelLatin] = pick(random, ENDINGS)
  return { kannada: kannada + consonant + vowel, latin: latin + consonantLatin + vowelLatin }
}

function inflect(stem: Stem | undefined, random: Random): string {
  const word = stem?.kannada ?? ''
  const [vowel, , endings] = ENDINGS.find(([vowel]) => vowel !== '' && word.endsWith(vowel)) ??
    ENDINGS[0] ?? ['', '', ['']]
  const ending = pick(random, endings)
  // The ending replaces the last vowel.
  return vowel === 'ು' ? word.slice(0, -1) + ending : word + ending
}

function englishStem(random: Random): string {
  const syllables = 1 + Math.floor(random() * 3)
  const made = Array.from({ length: syllables }, () => pick(random, ONSETS) + pick(random, NUCLEI))
  return made.join('') + pick(random, CODAS)
}

function parsePairs(pairs: string): [kannada: string, latin: string][] {
  return [...pairs.matchAll(/(\S+) (\S+)/g)].map(([, kannada = '', latin = '']) => [kannada, latin])
}
