const CONSONANTS: Record<string, string> = {
  ಕ: 'k',
  ಖ: 'k',
  ಗ: 'g',
  ಘ: 'g',
  ಙ: 'n',
  ಚ: 'c',
  ಛ: 'c',
  ಜ: 'j',
  ಝ: 'j',
  ಞ: 'n',
  ಟ: 't',
  ಠ: 't',
  ಡ: 'd',
  ಢ: 'd',
  ಣ: 'n',
  ತ: 't',
  ಥ: 't',
  ದ: 'd',
  ಧ: 'd',
  ನ: 'n',
  ಪ: 'p',
  ಫ: 'p',
  ಬ: 'b',
  ಭ: 'b',
  ಮ: 'm',
  ಯ: 'y',
  ರ: 'r',
  ಲ: 'l',
  ಳ: 'l',
  ವ: 'v',
  ಶ: 's',
  ಷ: 's',
  ಸ: 's',
  ಹ: 'h',
}
const SIGNS: Record<string, string> = {
  '್': '',
  'ಾ': 'a',
  'ಿ': 'i',
  'ೀ': 'i',
  'ು': 'u',
  'ೂ': 'u',
  'ೃ': 'ri',
  'ೆ': 'e',
  'ೇ': 'e',
  'ೈ': 'ai',
  'ೊ': 'o',
  'ೋ': 'o',
  'ೌ': 'au',
}
const VOWELS: Record<string, string> = {
  ಅ: 'a',
  ಆ: 'a',
  ಇ: 'i',
  ಈ: 'i',
  ಉ: 'u',
  ಊ: 'u',
  ಋ: 'ri',
  ಎ: 'e',
  ಏ: 'e',
  ಐ: 'ai',
  ಒ: 'o',
  ಓ: 'o',
  ಔ: 'au',
  'ಂ': 'n',
}

/** A Kannada term in Latin letters, without distinctions that people do not type: length, aspiration, retroflexes. */
export function romanise(term: string): string {
  let latin = ''
  for (let at = 0; at < term.length; at += 1) {
    const letter = term.charAt(at)
    const consonant = CONSONANTS[letter]
    if (consonant === undefined) {
      latin += VOWELS[letter] ?? ''
      continue
    }
    const sign = SIGNS[term.charAt(at + 1)]
    latin += consonant + (sign ?? 'a')
    if (sign !== undefined) at += 1
  }
  return latin
}

/** Folds a romanised term and a typed word to the same form. */
export function foldLatin(latin: string): string {
  const folded = latin
    .replace(/jn|gny/g, 'gn')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/m(?=[^aeioum])/g, 'n')
    .replace(/hn|nh|hm/g, 'nh')
    .replace(/(?<=[^aeiou])r[iu]/g, 'ri')
    .replace(/aiah?$/, 'aya')
    .replace(/ay(?=i)/g, 'a')
    .replace(/(?<=[ie])y(?=[aeiou])/g, '')
    .replace(/(?<=[aeiou])h$/, '')
  return withoutWeakVowels(withoutLastVowel(folded))
}

function withoutLastVowel(latin: string): string {
  return latin.replace(consonantsIn(latin) >= 3 ? /(?<=[^aeiou])[aeiu]$/ : /(?<=[^aeiou])[au]$/, '')
}

/** In long words people often omit an a, as in Karnatka or Shivkumar, but not the first vowel. */
function withoutWeakVowels(latin: string): string {
  if (consonantsIn(latin) < 4) return latin
  const first = latin.search(/[aeiou]/) + 1
  return latin.slice(0, first) + latin.slice(first).replace(/(?<=[^aeiou])a(?=[^aeiou])/g, '')
}

function consonantsIn(latin: string): number {
  return latin.length - (latin.match(/[aeiou]/g)?.length ?? 0)
}
