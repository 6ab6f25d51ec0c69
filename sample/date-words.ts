import type { SampleTitle } from './content/titles.ts'

export type Lang = SampleTitle['lang']

/** Sunday first, January first. */
const WEEKDAYS: Record<Lang, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  kn: ['ಭಾನುವಾರ', 'ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ'],
}

export const MONTHS: Record<Lang, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  kn: [
    'ಜನವರಿ',
    'ಫೆಬ್ರುವರಿ',
    'ಮಾರ್ಚ್',
    'ಏಪ್ರಿಲ್',
    'ಮೇ',
    'ಜೂನ್',
    'ಜುಲೈ',
    'ಆಗಸ್ಟ್',
    'ಸೆಪ್ಟೆಂಬರ್',
    'ಅಕ್ಟೋಬರ್',
    'ನವೆಂಬರ್',
    'ಡಿಸೆಂಬರ್',
  ],
}

/**
 * All parts of a date, in the order of the pages of date-words.pdf. PDF libraries cannot shape Kannada,
 * so a browser has printed each part once.
 */
export function dateWords(lang: Lang): string[] {
  return [...WEEKDAYS[lang], ...MONTHS[lang], ...'0123456789', ',']
}

/** The layout of date-words.pdf, in points. */
export const DATE_WORDS = { sizePt: 9, heightPt: 16, baselinePt: 11, spacePt: 2.4 }

/** The words and spaces of a date: 'Sunday, 15 November 2026'. */
export function wordsOfDate(date: string, lang: Lang): string[] {
  const at = new Date(`${date}T00:00:00Z`)
  return [
    WEEKDAYS[lang][at.getUTCDay()] ?? '',
    ',',
    ' ',
    ...String(at.getUTCDate()),
    ' ',
    MONTHS[lang][at.getUTCMonth()] ?? '',
    ' ',
    ...String(at.getUTCFullYear()),
  ]
}
