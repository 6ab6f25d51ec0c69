import type { Language } from '#contract/titles.ts'

interface CalendarWords {
  /** From Sunday on. */
  days: readonly string[]
  months: readonly string[]
  /** Where there is little room. Kannada has no short forms that a reader would know. */
  shortMonths: readonly string[]
}

const KANNADA_MONTHS = 'ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್'.split(' ')

/** Not from Intl: its first date costs a cheap phone a tenth of a second, before anything is drawn. */
export const CALENDAR_WORDS: Record<Language, CalendarWords> = {
  en: {
    days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    months:
      'January February March April May June July August September October November December'.split(
        ' ',
      ),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  },
  kn: {
    days: 'ಭಾನುವಾರ ಸೋಮವಾರ ಮಂಗಳವಾರ ಬುಧವಾರ ಗುರುವಾರ ಶುಕ್ರವಾರ ಶನಿವಾರ'.split(' '),
    months: KANNADA_MONTHS,
    shortMonths: KANNADA_MONTHS,
  },
}
