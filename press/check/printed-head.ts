import { IssueDate } from '#contract/issue-date.ts'

/** What the running head and the foot of a page say. */
export interface PrintedHead {
  text: string
  /** Numbers that may be the page's; it is certain if there is only one. */
  numbers: number[]
  dates: IssueDate[]
}

export function readPrintedHead(text: string): PrintedHead {
  const plain = text.normalize('NFC').replace(/[೦-೯]/g, (digit) => `${digit.charCodeAt(0) - 0xce6}`)
  const dates = new Set<IssueDate>()
  let rest = plain
  for (const pattern of DATES) {
    rest = rest.replaceAll(pattern, (whole, ...args) => {
      const date = dateOf(args.at(-1))
      if (date) dates.add(date)
      return date ? ' ' : whole
    })
  }
  return { text: plain, numbers: numbersIn(rest), dates: [...dates] }
}

/** Beginnings of the names of the months; Kannada has several spellings. */
const MONTHS = [
  ['jan', 'ಜನವರಿ'],
  ['feb', 'ಫೆಬ್ರ'],
  ['mar', 'ಮಾರ್ಚ್'],
  ['apr', 'ಏಪ್ರಿಲ್', 'ಎಪ್ರಿಲ್'],
  ['may', 'ಮೇ'],
  ['jun', 'ಜೂನ್'],
  ['jul', 'ಜುಲೈ'],
  ['aug', 'ಆಗಸ್ಟ್', 'ಅಗಸ್ಟ್'],
  ['sep', 'ಸೆಪ್ಟ', 'ಸಪ್ಟ'],
  ['oct', 'ಅಕ್ಟೋ'],
  ['nov', 'ನವೆಂ', 'ನವಂ'],
  ['dec', 'ಡಿಸೆಂ', 'ಡಿಸಂ'],
] as const

const MONTH = `(?<month>(?:${MONTHS.flat().join('|')})[\\p{L}\\p{M}]*)`
const YEAR = '(?<year>\\d{4})(?!\\d)'
const DATES = [
  new RegExp(`(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s,.-]*${MONTH}[\\s,.-]*${YEAR}`, 'giu'),
  new RegExp(`${MONTH}[\\s.]*(?<day>\\d{1,2})(?:st|nd|rd|th)?[\\s,]+${YEAR}`, 'giu'),
  new RegExp(`(?<!\\d)(?<day>\\d{1,2})[./-](?<month>\\d{1,2})[./-]${YEAR}`, 'gu'),
  /(?<!\d)(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/gu,
]

function dateOf({
  day = '',
  month = '',
  year = '',
}: Record<string, string>): IssueDate | undefined {
  const name = month.toLowerCase()
  const named = MONTHS.findIndex((names) => names.some((start) => name.startsWith(start))) + 1
  const number = `${named || month}`.padStart(2, '0')
  return IssueDate.safeParse(`${year}-${number}-${day.padStart(2, '0')}`).data
}

/** Numbers in a head that are not the page's: counts of pages, prices, volumes, times, temperatures. */
const OTHER_NUMBERS = [
  /(?<!\d)\d{1,3}\s*(?:\+\s*\d{1,3}\s*)?(?:pages|pp\b|ಪುಟಗಳು)/giu,
  /(?:pages|ಪುಟಗಳು)\s*:?\s*\d{1,3}(?:\s*\+\s*\d{1,3})?/giu,
  /(?:₹|\brs\b\.?|\binr\b|ರೂ\.?|ಬೆಲೆ)\s*:?\s*[\d.,]+/giu,
  /(?:\bvol(?:ume)?\b|\bno\b|\bissue\b|\brni\b|\bregd?\b|ಸಂಪುಟ|ಸಂಚಿಕೆ)[\s.:#]*[\dIVXLC/-]+/giu,
  /\d+\s*(?:°|%|ºc)/giu,
  /(?<=(?:page|ಪುಟ)\s*\d{1,3})\s*(?:of|\/)\s*\d{1,3}/giu,
]
const AFTER_WORD = /(?<![\p{L}\p{M}])(?:page|pg\.?|ಪುಟ)\s*:?\s*(\d{1,3})(?!\d)/giu
const ALONE = /(?<![\p{L}\p{M}\d.,:/₹+-])\d{1,3}(?![\d\p{L}\p{M}:/+]|[.,-]\d)/gu

function numbersIn(text: string): number[] {
  const rest = OTHER_NUMBERS.reduce((left, pattern) => left.replaceAll(pattern, ' '), text)
  const named = [...rest.matchAll(AFTER_WORD)].map(([, number]) => Number(number))
  const alone = [...rest.matchAll(ALONE)].map(([number]) => Number(number))
  const found = named.length > 0 ? named : alone
  return [...new Set(found)].filter((number) => number > 0)
}
