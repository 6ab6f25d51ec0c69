/** The last sign of the stem that an ending may follow. */
export type After = 'any' | 'a' | 'ai' | 'i/e' | 'u' | 'o' | 'long' | 'virama'

/** Endings to strip, their replacement, and the number of aksharas that must remain. */
export interface EndingGroup {
  after: readonly After[]
  leaves: '' | '್' | 'ಿ or ್'
  atLeast?: number
  endings: string
}

/**
 * Kannada joins endings by sandhi: ಊರು + ಅಲ್ಲಿ is ಊರಲ್ಲಿ, ಮರ + ಅಲ್ಲಿ is ಮರದಲ್ಲಿ, ಮನೆ + ಅಲ್ಲಿ is ಮನೆಯಲ್ಲಿ. An ending that
 * starts with a vowel therefore leaves a virama (ಊರ್, ಮರದ್, ಮನೆಯ್). The next round strips the linking sounds (ದ, ಯ, ವ, ಇನ, ನ).
 */
export const ENDING_GROUPS: readonly EndingGroup[] = [
  // Case endings with and without a clitic, after a consonant with an inherent a.
  {
    after: ['a'],
    leaves: '್',
    endings: `ನ್ನು ನ್ನೂ ನ್ನೇ ನ್ನಾಗಿ ಲ್ಲಿ ಲ್ಲೂ ಲ್ಲೇ ಲ್ಲಿಯೂ ಲ್ಲಿಯೇ ಲ್ಲಿನ ಲ್ಲಿರುವ ಲ್ಲಿದೆ ಲ್ಲಿವೆ ಲ್ಲಿದ್ದ ಲ್ಲಿದ್ದು
      ಲ್ಲಿದ್ದಾರೆ ಲ್ಲಿದ್ದರು ಲ್ಲಿದ್ದವು ಲ್ಲಿದ್ದರೆ ಲ್ಲಿತ್ತು ಲ್ಲಿಲ್ಲ ಲ್ಲ ಲ್ಲದ ಲ್ಲದೆ ಲ್ಲದೇ ಂತೆ ಂತಹ ಂತಾ ಂಥ ಷ್ಟು ಷ್ಟೇ ಷ್ಟೂ`,
  },
  {
    after: ['a'],
    leaves: '್',
    endings: `ಿಂದ ಿಂದಲೂ ಿಂದಲೇ ಿಂದಾಗಿ ಿಂದೀಚೆಗೆ ೊಂದಿಗೆ ೊಂದಿಗಿನ ೊಂದು ೊಂದನ್ನು ೊಂದರ ೊಂದಕ್ಕೆ ೊಂದರಲ್ಲಿ ೊಂದರಿಂದ ೊಬ್ಬ ೊಬ್ಬರ ೊಬ್ಬರು
      ೊಬ್ಬರಿಗೆ ೊಳಗೆ ೊಳಗಿನ ೊಳಗಿಂದ ೊಡನೆ ೊಮ್ಮೆ ೆಂದು ೆಂದೂ ೆಂದೇ ೆಂಬ ೆಂದರೆ ೆಂಬುದು ೆಂಬುದನ್ನು`,
  },
  {
    after: ['a'],
    leaves: '್',
    atLeast: 3,
    endings: `ಾಗಿ ಾಗಿಯೂ ಾಗಿಯೇ ಾಗಿದೆ ಾಗಿವೆ ಾಗಿದ್ದ ಾಗಿದ್ದು ಾಗಿದ್ದಾರೆ ಾಗಿದ್ದರು ಾಗಿದ್ದರೆ ಾಗಿದ್ದವು ಾಗಿತ್ತು ಾಗಿರುವ ಾಗಿರ್ ಾಗಿಲ್ಲ ಾಗ್ ಾಗದ
      ಾಗಲಿ ಾಗಲು ಾದ ಾದರು ಾದರೂ ಾದರೆ ಾದವು ಾದಂತೆ ಾಯಿತು ಾಯ್ತು ಾಗಲಿದೆ ಾಗಬೇಕು ಾಗಬಹುದು`,
  },
  { after: ['a'], leaves: '್', endings: 'ಿನ ಿನ್ ು ೂ ೇ' },
  { after: ['a'], leaves: '್', endings: 'ನೇ' },
  // Forms of "is", "was" and "is not", and the past tense: ಮರವಿದೆ, ಮಾಡಿದೆ, ಇಳಿದೆ.
  {
    after: ['a'],
    leaves: 'ಿ or ್',
    endings: `ಿದೆ ಿವೆ ಿದ್ದ ಿದ್ದು ಿದ್ದೂ ಿದ್ದಾರೆ ಿದ್ದಾನೆ ಿದ್ದಾಳೆ ಿದ್ದರು ಿದ್ದನು ಿದ್ದಳು ಿದ್ದವು ಿದ್ದೇವೆ ಿದ್ದೇನೆ ಿದ್ದೆ ಿದ್ದೆವು
      ಿದ್ದರೆ ಿದ್ದರೂ ಿದ್ದರಿಂದ ಿದ್ದಕ್ಕೆ ಿದ್ದನ್ನು ಿದ್ದಾಗ ಿರುವ ಿರುವುದು ಿರುವುದನ್ನು ಿರುವುದರಿಂದ ಿರುವುದಾಗಿ ಿರುವುದಕ್ಕೆ ಿರುವಂತೆ ಿರುವಾಗ
      ಿರುವವರು ಿರುವವರ ಿರುವವರಿಗೆ ಿರುತ್ತದೆ ಿರುತ್ತವೆ ಿರುತ್ತಾರೆ ಿರಲಿಲ್ಲ ಿರಲಿ ಿರಬಹುದು ಿರಬೇಕು ಿರಲು ಿರುವಷ್ಟು ಿತ್ತು ಿಲ್ಲ ಿಲ್ಲದ ಿಲ್ಲದೆ
      ಿಲ್ಲದೇ ಿದ ಿದ್ ಿದರೆ ಿದರೂ ಿದನು ಿದಳು ಿದವು ಿದೆವು ಿದೇವೆ ಿದಾಗ ಿದಂತೆ ಿದವ ಿದವರ್ ಿದವರ ಿದ್ದವ ಿತು ಿಕೊಂಡು ಿಕೊಂಡ ಿಕೊಂಡರು
      ಿಕೊಳ್ಳಲು ಿಕೊಳ್ಳ್ ಿಕೊಡು ಿಕೊಟ್ಟ ಿಕೊಂಡ್ ಿಬಿಟ್ಟ ಿಬಿಡು ಿಹೋದ ಿಹೋಗ್ ಿಹೋಗಿ`,
  },
  // The past tense of verbs in e and i: ನಡೆದ, ನಡೆದಿದೆ, ಕರೆದರು.
  {
    after: ['i/e'],
    leaves: '',
    endings: 'ದ ದ್ ದರು ದರೆ ದರೂ ದವು ದಾಗ ದಂತೆ ದವ ದವರ್ ದವರ ದದ್ದು ದುಕೊಂಡು ದುಕೊಂಡ ದುಕೊಳ್ಳ್ ದುಕೊಂಡ್ ದೆವು ದನು ದಳು',
  },
  // Infinitive, "must" and "may": ಮಾಡಲು, ಮಾಡಬೇಕು.
  {
    after: ['a'],
    leaves: '್',
    endings: `ಲು ಲಿದೆ ಲಿವೆ ಲಿದ್ದಾರೆ ಲಿದ್ದೇವೆ ಲಿದ್ದಾನೆ ಲಿದ್ದು ಲಿದ್ದ ಲಿಲ್ಲ ಲಿರುವ ಲೆಂದು ಲಿಕ್ಕೆ ಲಾಗಿದೆ ಲಾಗಿವೆ ಲಾಗಿದ್ದು ಲಾಗಿತ್ತು ಲಾಗಿದ್ದ ಲಾಗಿರುವ
      ಲಾಗ್ ಲಾಗಿ ಲಾಯಿತು ಲಾದ ಲಾಗದ ಲಾಗಿಲ್ಲ ಲ್ಪಟ್ಟ ಲ್ಪಟ್ಟ್ ಲ್ಪಡ್ ಬೇಕ್ ಬಹುದ್ ಬೇಕು ಬೇಕಾದ ಬೇಕಿದೆ ಬೇಕಿತ್ತು ಬೇಕೆಂದು ಬೇಕೆಂಬ ಬೇಕಾಗಿದೆ ಬೇಕಾಯಿತು ಬಹುದು ಬಹುದಾದ ಬಹುದೆಂದು ಬಾರದು ಬೇಡ ಬಲ್ಲ
      ಬೇಡಿ ತೊಡಗಿ ತೊಡಗ್`,
  },
  { after: ['a'], leaves: '್', endings: 'ುವ ುವ್ ುವುದ್ ುವುದರ ುವುದರ್ ುವವ ುವಾಗ ುವುದಕ್ಕೆ ುವುದಿಲ್ಲ' },
  // Dative and related cases.
  { after: ['a', 'long'], leaves: '', endings: 'ಕ್ಕೆ ಕ್ಕೂ ಕ್ಕೇ ಕ್ಕಾಗಿ ಕ್ಕಿಂತ ಕ್ಕಿಂತಲೂ ಕ್ಕೋಸ್ಕರ ಕ್ಕಾಗಿಯೇ ಕ್ಕಿಂತಲು' },
  {
    after: ['i/e', 'o', 'long', 'virama'],
    leaves: '',
    endings: 'ಗೆ ಗೂ ಗೇ ಗಾಗಿ ಗಾಗಿಯೇ ಗಿಂತ ಗಿಂತಲೂ ಗೋಸ್ಕರ ಗೆಂದು',
  },
  { after: ['a'], leaves: '', endings: 'ರಿಗೆ ರಿಗೂ ರಿಗೇ ರಿಗಾಗಿ ರಿಗಿಂತ ಂದಿರಿಗೆ ಂದಿರಿಗೂ ನಿಗೆ ನಿಗೂ ನಿಗೇ ನಿಗಾಗಿ ನಿಗಿಂತ' },
  { after: ['u', 'o'], leaves: '', endings: 'ವಿಗೆ ವಿಗೂ ವಿಗಾಗಿ ವಿಗಿಂತ' },
  { after: ['any'], leaves: '', endings: 'ಗಳಿಗೆ ಗಳಿಗೂ ಗಳಿಗೇ ಗಳಿಗಾಗಿ ಗಳಿಗಿಂತ' },
  { after: ['any'], leaves: '', endings: 'ವರೆಗೆ ವರೆಗೂ ವರೆಗಿನ' },
  { after: ['a'], leaves: '', endings: 'ಮೇಲೆ ಕೆಳಗೆ ಡಿಯಲ್ಲಿ' },
  // Linking consonants and the genitive.
  { after: ['a'], leaves: '', endings: 'ವಿರ್ ಕ್ಕ್ ದ ದ್ ದ್ದ್ ದಡಿ ದಾಚೆ ದಾಗ ದವ ವವ ನ ನ್ ರ ರ್ ಂದಿರ ಂದಿರ್' },
  { after: ['long'], leaves: '', endings: 'ದ್ ವ್ ಯ್' },
  { after: ['a', 'u', 'o'], leaves: '', endings: 'ವ್' },
  { after: ['i/e'], leaves: '', endings: 'ಯ ಯ್ ಯಡಿ ಯಾಚೆ' },
  { after: ['any'], leaves: '', endings: 'ಗಳ ಗಳ್ ಗೊಂಡ ಗೊಂಡ್ ಗೊಳ್ಳ್ ಗೊಳಿಸ್' },
  { after: ['ai'], leaves: '', endings: 'ನ ನ್' },
  { after: ['virama'], leaves: '', endings: 'ನ್ ನಲ್ಲಿ ನಲ್ಲೂ ನಲ್ಲೇ ನಿಂದ ನಿಂದಲೂ ನಲ್ಲಿನ' },
]

/** Stems of persons, whose genitive ends in ನ: ಯುವಕನ, ಅಪ್ಪನ. After other stems ನ is not an ending: ಜೀವನ, ಭವನ. */
export const PERSON_BEFORE_NA = /(?:[ಕಗ]|ಪ್ಪ|ಜ್ಜ|ಯ್ಯ|ಣ್ಣ|ಮ್ಮ|ರ್ತ|ಸ್ತ|ಷ್ಣ|[ಕಗ]ಾರ|ದಾರ|ಚಿವ|ದೇವ|ರ್ಯ|ೀಯ)$/

/** Words that end in ರ as part of the stem. Elsewhere ರ is the plural ending of persons. */
export const OWN_RA =
  /(?:ನಗರ|ಸಾಗರ|ತ್ತರ|ಂತರ|ಕ್ಷರ|ಸಮರ|ಇತರ|ಂದರ|ಂಕರ|ಶ್ವರ|(?:ಬೇ|ರಿ|ವ|ಕೇ)ಸರ|ಚ್ಚರ|ತ್ಸರ|[ಸಜಧ]್ವರ|ಚರ|[^್]ಧರ|ೋಹರ|ಾಕರ|ಸ್ಕರ|ಧುಕರ|ನಕರ|ಂಬರ|ಖರ|ಬ್ಬರ|ಜಠರ|ತ್ಪರ|ಪರ|ಅಮರ|ಭ್ರಮರ|ಪಾಮರ|ಡಗರ|ಗ್ಗರ|ವಿವರ|ರೋವರ|^ಪದರ)$/

/** Numbers that form an ordinal with ನೇ: ಎರಡನೇ. */
export const NUMBER_BEFORE_NE = /(?:ಂದ|ರಡ|ೂರ|ಲ್ಕ|ಐದ|ೈದ|ಆರ|ಏಳ|ೇಳ|ಂಟ|ತ್ತ|ವಿರ|ಕ್ಷ)$/

/** ದಿನ (day), as in ಮರುದಿನ, is not an ending. */
export const DAY = /..[^್ಂ]ದಿನ್?$/

/** Loan words in ಾ that take ದ, as ಮರ does. */
export const FOREIGN_WITH_DA = /^(.*(?:ಸಿನಿಮ|ಕ್ಯಾಮೆರ|ಗಾಂಜ|ಚಹ|ರಿಕ|ಕೊರೊನ|ಂಡಿಯ|ೀಡಿಯ|ೇಲಿಯ|ೇನಿಯ|ಲಂಕ|ಚೀನ|ರಷ್ಯ|ಡೇಟ|ಗೋವ)ಾ)ದ್?$/

/** The present tense: ಮಾಡುತ್ತಾರೆ, ಮಾಡುತ್ತಿದ್ದಾರೆ, ಮಾಡುತ್ತದೆ. ವಿದ್ಯುತ್ತು is not one. */
export const PRESENT = /^(.+[ಕ-ಹ](?<!ದ್ಯ))ುತ್ತ(?:[ಾಿೇೀದವಲ].*)?$/

/** Negative and future forms of verbs in ಿಸು. */
export const NOT_DONE = /^(.+ಿಸ)(?:ದ|ದೆ|ದೇ|ದಂತೆ|ದಿರಲು|ದಿದ್ದರೆ|ಲಿ|ೋಣ)$/
