const KANNADA_ZERO = 0x0ce6
const KANNADA_DIGIT = /[೦-೯]/g

/** Zero-width joiners and other characters that change only the appearance of a word. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g

/** Archaic and foreign letters are replaced; nukta, visarga and avagraha are removed. */
const LETTERS = /[\u0CDE\u0CB1\u0CBC\u0C83\u0CBD\u0C80\u0C81೦]/g
const LETTERS_NOW: Record<string, string> = {
  '\u0CDE': 'ಳ',
  '\u0CB1': 'ರ',
  '\u0C81': 'ಂ',
  '\u0CE6': 'ಂ',
}

/** A nasal before a consonant of the same class, for which an anusvara can be written. */
const NASAL = /ಙ್(?=[ಕ-ಘ])|ಞ್(?=[ಚ-ಝ])|[ಣನ]್(?=[ಟ-ಢತ-ಧ])|ಮ್(?=[ಪ-ಭ])/g
/** At the end of a word: ಟೀಮ್ is also written ಟೀಂ. */
const LAST_NASAL = /(?<=[^್])ಂ$/

/** Doubled consonants: ತತ್ತ್ವ is ತತ್ವ, ವಿದ್ಯಾರ್ತ್ಥಿ is ವಿದ್ಯಾರ್ಥಿ. */
const TWICE_BEFORE_ANOTHER = /([ಕ-ಹ])್(?=\1್[ಕ-ಹ])/g

/** The letter name ಎಚ್ is often written ಹೆಚ್; ಹೆಚ್ಚು is another word. */
const LETTER_H = /^ಹೆಚ್(?!ಚ)/

/** The non-joiner marks the genitive of a loan word (ಗೇಟ್‌ನ), in contrast to a conjunct (ರತ್ನ). */
const OF_FOREIGN = /್\u200Cನ$/

/** Variant spellings of common words, by their beginning. */
const SPELLINGS: Record<string, string> = {
  ಸರಕಾರ: 'ಸರ್ಕಾರ',
  ತಾಲೂಕ: 'ತಾಲ್ಲೂಕ',
  ಪಂಚಾಯತಿ: 'ಪಂಚಾಯಿತಿ',
  ಪಂಚಾಯತ್: 'ಪಂಚಾಯಿತಿ',
  ಕರ್ಣಾಟಕ: 'ಕರ್ನಾಟಕ',
  ಇಂಜಿನಿಯರ: 'ಎಂಜಿನಿಯರ',
  ಇಂಗ್ಲೀಷ: 'ಇಂಗ್ಲಿಷ',
  ಇಂಗ್ಲೀಶ: 'ಇಂಗ್ಲಿಷ',
  ಸಿನೆಮ: 'ಸಿನಿಮ',
  ಜೊತೆ: 'ಜತೆ',
  ಮೆಟ್ರೋ: 'ಮೆಟ್ರೊ',
  ಪೋಲೀಸ: 'ಪೊಲೀಸ',
  ಪೊಲಿಸ: 'ಪೊಲೀಸ',
  ಕಾಂಗ್ರೇಸ: 'ಕಾಂಗ್ರೆಸ',
}
const OTHER_SPELLING = new RegExp(`^(?:${Object.keys(SPELLINGS).join('|')})`)

export function withoutInvisible(word: string): string {
  return word.replace(INVISIBLE, '')
}

/** Replaces Kannada digits by Latin ones. */
export function foldDigits(text: string): string {
  return text.replace(KANNADA_DIGIT, (digit) => String(digit.charCodeAt(0) - KANNADA_ZERO))
}

/** Maps all spellings of a Kannada word to one. */
export function normaliseKannada(word: string): string {
  return withoutInvisible(word.replace(OF_FOREIGN, '್'))
    .normalize('NFC')
    .replace(LETTERS, (letter) => LETTERS_NOW[letter] ?? '')
    .replace(NASAL, 'ಂ')
    .replace(LAST_NASAL, 'ಮ್')
    .replace(TWICE_BEFORE_ANOTHER, '')
    .replace(LETTER_H, 'ಎಚ್')
    .replace(OTHER_SPELLING, (spelling) => SPELLINGS[spelling] ?? spelling)
}
