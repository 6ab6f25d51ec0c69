import { termOf } from './term.ts'

/** The names of the months, from January. */
const MONTHS = [
  'january jan ಜನವರಿ',
  'february feb ಫೆಬ್ರುವರಿ ಫೆಬ್ರವರಿ',
  'march mar ಮಾರ್ಚ್',
  'april apr ಏಪ್ರಿಲ್ ಎಪ್ರಿಲ್',
  'may ಮೇ',
  'june jun ಜೂನ್',
  'july jul ಜುಲೈ',
  'august aug ಆಗಸ್ಟ್',
  'september sep sept ಸೆಪ್ಟೆಂಬರ್',
  'october oct ಅಕ್ಟೋಬರ್',
  'november nov ನವೆಂಬರ್',
  'december dec ಡಿಸೆಂಬರ್',
]
const monthOfTerm = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [termOf(name), index + 1])),
)
const DAY = /^(\d{1,2})(?:st|nd|rd|th)?$/
const MONTH_NUMBER = /^\d{1,2}$/
const YEAR = /^(?:19|20)\d\d$/

/** No term of a word begins with this character. */
const DATE = '¦'

/** A date in a list of terms, from `start` to before `end`. */
export interface DateMention {
  start: number
  end: number
  /** The index term of the day in any year. */
  dayTerm: string
  /** The index term of the day with its year; undefined if no year is written. */
  fullTerm: string | undefined
}

/** Dates such as 15 ನವೆಂಬರ್, November 15, 2026, and 15-11-2026. */
export function datesIn(terms: readonly string[]): DateMention[] {
  const dates: DateMention[] = []
  for (let start = 0; start < terms.length - 1; start += 1) {
    const date = dateAt(terms, start)
    if (!date) continue
    dates.push(date)
    start = date.end - 1
  }
  return dates
}

function dateAt(terms: readonly string[], start: number): DateMention | undefined {
  const [first = '', second = '', third = ''] = terms.slice(start, start + 3)
  const hasYear = YEAR.test(third)
  const monthFirst = monthOfTerm.get(first)
  const monthSecond =
    monthOfTerm.get(second) ?? (hasYear && MONTH_NUMBER.test(second) ? Number(second) : undefined)
  const month = monthFirst ?? monthSecond
  const day = Number(DAY.exec(monthFirst === undefined ? first : second)?.[1])
  if (month === undefined || month < 1 || month > 12 || !(day >= 1 && day <= 31)) return undefined
  const name = `${month}`.padStart(2, '0') + `${day}`.padStart(2, '0')
  return {
    start,
    end: start + (hasYear ? 3 : 2),
    dayTerm: DATE + name,
    fullTerm: hasYear ? DATE + third + name : undefined,
  }
}

/** The index terms of all dates in a text. */
export function dateTerms(terms: readonly string[]): string[] {
  return datesIn(terms).flatMap(({ dayTerm, fullTerm }) =>
    fullTerm === undefined ? [dayTerm] : [dayTerm, fullTerm],
  )
}
