/** Maps a typed word to one letter per sound; C stands for ಚ. Doubled letters stay. */
export function soundsOf(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ksh|x/g, 'ks')
    .replace(/ch+/g, 'C')
    .replace(/sh|sch/g, 's')
    .replace(/ph|f/g, 'p')
    .replace(/([kgjtdb])h/g, '$1')
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/z/g, 'j')
    .replace(/w(?=[^aeiou]|$)/g, 'u')
    .replace(/w/g, 'v')
    .replace(/C/g, 'c')
    .replace(/(?<=[^aeiou])y(?=[^aeiouy])/g, 'ai')
    .replace(/(?<=[^aeiou])y$/g, 'i')
    .replace(/(?<=[ae])y(?=[^aeiouy])/g, 'i')
    .replace(/ou(?=[^aeiou])/g, 'au')
    .replace(/ei/g, 'ai')
}

/** ee and oo usually mean ಈ and ಊ, sometimes ಏ and ಓ. */
export function readingsOf(sounds: string): string[] {
  const high = sounds.replace(/ee/g, 'i').replace(/oo/g, 'u')
  const middle = sounds.replace(/ee/g, 'e').replace(/oo/g, 'o')
  return high === middle ? [high] : [high, middle]
}

const LETTERS: Record<string, string> = {
  k: 'ಕ',
  g: 'ಗ',
  c: 'ಚ',
  j: 'ಜ',
  t: 'ತ',
  d: 'ದ',
  n: 'ನ',
  p: 'ಪ',
  b: 'ಬ',
  m: 'ಮ',
  y: 'ಯ',
  r: 'ರ',
  l: 'ಲ',
  L: 'ಳ',
  v: 'ವ',
  s: 'ಸ',
  h: 'ಹ',
}
const SIGNS: Record<string, string> = { a: '', i: 'ಿ', u: 'ು', e: 'ೆ', o: 'ೊ', ai: 'ೈ', au: 'ೌ' }
const VOWELS: Record<string, string> = {
  a: 'ಅ',
  i: 'ಇ',
  u: 'ಉ',
  e: 'ಎ',
  o: 'ಒ',
  ai: 'ಐ',
  au: 'ಔ',
}
const SYLLABLE = /([kgcjtdnpbmyrlLvsh])?(ai|au|[aiueo])?/g
const MANY = /gal(?=(?:u|a|alli|ali|annu|anu|ige|igu|inda|ondige|igagi)$)/

/** An approximate Kannada spelling, good enough to find the ending. */
export function inKannada(reading: string): string {
  return reading
    .replace(/([aiueo])\1+/g, '$1')
    .replace(MANY, 'gaL')
    .replace(SYLLABLE, (_found, consonant?: string, vowel?: string) => {
      if (consonant === undefined) return vowel === undefined ? '' : (VOWELS[vowel] ?? '')
      return (LETTERS[consonant] ?? '') + (vowel === undefined ? '್' : (SIGNS[vowel] ?? ''))
    })
}

/** Restores doubled letters of endings that are often typed once: dali, anu, ake. */
export function withDoubledEnding(reading: string): string {
  return reading.replace(/(?<=a)(?:l(?=i$)|n(?=u$)|k(?=e$))/, (letter) => letter + letter)
}

const LETTER_NAMES: Record<string, string> = {
  a: 'ಎ',
  b: 'ಬಿ',
  c: 'ಸಿ',
  d: 'ಡಿ',
  e: 'ಇ',
  f: 'ಎಫ್',
  g: 'ಜಿ',
  h: 'ಎಚ್',
  i: 'ಐ',
  j: 'ಜೆ',
  k: 'ಕೆ',
  l: 'ಎಲ್',
  m: 'ಎಂ',
  n: 'ಎನ್',
  o: 'ಒ',
  p: 'ಪಿ',
  q: 'ಕ್ಯೂ',
  r: 'ಆರ್',
  s: 'ಎಸ್',
  t: 'ಟಿ',
  u: 'ಯು',
  v: 'ವಿ',
  w: 'ಡಬ್ಲ್ಯು',
  x: 'ಎಕ್ಸ್',
  y: 'ವೈ',
  z: 'ಝಡ್',
}
/** Letter sequences that are not a word. */
const ABBREVIATION =
  /^(?:[^aeiou]{2,6}|[aeiou][^aeiou]{1,3}|[^aeiou]{2}[aeiou]|[aeiou]{2}[^aeiou]|[aeiou][^aeiou][aeiou])$/

/** Spells an abbreviation by the names of its letters: bjp is ಬಿಜೆಪಿ. */
export function byLetterNames(typed: string): string | undefined {
  const letters = typed.toLowerCase()
  if (!ABBREVIATION.test(letters)) return undefined
  return Array.from(letters, (letter) => LETTER_NAMES[letter] ?? '').join('')
}
