import type { IssueDate } from '#contract/issue-date.ts'
import type { Language } from '#contract/titles.ts'

interface CalendarWords {
  /** From Sunday on. */
  days: readonly string[]
  months: readonly string[]
  /** For narrow places. Kannada has no common short forms. */
  shortMonths: readonly string[]
}

const KANNADA_MONTHS = 'ಜನವರಿ ಫೆಬ್ರವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್'.split(' ')

/** Not from Intl: its first use takes 100 ms on a cheap phone, before the first paint. */
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

/** Matches the positions of the commas: before the last three digits, then every two digits. */
const IN_LAKHS = /(?<=\d)(?=(?:\d\d)*\d{3}$)/g

/** 12,34,567: grouped in lakhs in both languages. Not by Intl, whose first use takes 100 ms on a phone. */
export function formatNumber(value: number): string {
  return String(value).replace(IN_LAKHS, ',')
}

/** Sunday, 15 November 2026. An issue's date is a day of the calendar, the same in every time zone. */
export function formatDate(date: IssueDate, language: Language): string {
  const { days, months } = CALENDAR_WORDS[language]
  return `${days[new Date(date).getUTCDay()]}, ${dayMonthYear(date, months)}`
}

/** 15 Nov 2026. */
export function formatShortDate(date: IssueDate, language: Language): string {
  return dayMonthYear(date, CALENDAR_WORDS[language].shortMonths)
}

/** A month given as `yyyy-MM`: November 2026. */
export function formatMonth(yearAndMonth: string, language: Language): string {
  const [year, month = 1] = yearAndMonth.split('-').map(Number)
  return `${CALENDAR_WORDS[language].months[month - 1]} ${year}`
}

function dayMonthYear(date: IssueDate, months: readonly string[]): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[(month ?? 0) - 1]} ${year}`
}
