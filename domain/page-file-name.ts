import { IssueDate } from '#contract/issue-date.ts'
import { PublisherCode } from '#contract/publisher.ts'

/** What the name of a page's file says, for the watched folder and for uploads. */
export interface NamedPage {
  /** Undefined if the name has no page number; two or more if it is ambiguous. */
  pageNumbers: number[]
  publisher?: PublisherCode
  date?: IssueDate
  /** The codes and names that may be an edition: words of the name and its folders. */
  words: string[]
  /** The name of the page: the words after a leading number (`02-city.pdf`). */
  name?: string
  /** 2 for `-v2`; 1 without it. */
  attempt: number
}

const ATTEMPT = /^(?:v|rev|ver|version|attempt)\.?(\d{1,2})$/i
const MARKED_NUMBER = /^(?:p|pg|page)(\d{1,3})$/i
const BARE_NUMBER = /^\d{1,3}$/

/** Reads names such as `01.pdf`, `02-city.pdf`, `PV_20261115_BLR_P03.pdf` and `blr-2026-11-15-03-v2.pdf`. */
export function readFileName(path: string): NamedPage {
  const { date, rest } = takeDate(path.replace(/\.[^./]*$/, ''))
  const folders = rest.split('/')
  const stem = folders.pop() ?? ''
  const parts = stem.split(/[_\-\s.()]+/).filter(Boolean)
  const copy = /\((\d{1,2})\)$/.exec(stem.trim())?.[1]
  const attempts = parts.flatMap((part) => ATTEMPT.exec(part)?.[1] ?? [])
  const words = parts.filter((part) => !ATTEMPT.test(part))
  if (copy && words.at(-1) === copy && words.length > 1) words.pop()
  const marked = words.flatMap((word) => MARKED_NUMBER.exec(word)?.[1] ?? [])
  const bare = words.filter((word) => BARE_NUMBER.test(word))
  const [lead = '', next = ''] = words
  const isLed = BARE_NUMBER.test(lead) && next !== '' && !BARE_NUMBER.test(next)
  const numbers = marked.length > 0 ? marked : isLed ? [lead] : bare
  const publisher = words
    .map((word) => PublisherCode.safeParse(word.toUpperCase()).data)
    .find(Boolean)
  const others = words.filter((word) => !BARE_NUMBER.test(word) && !MARKED_NUMBER.test(word))
  const name = BARE_NUMBER.test(words[0] ?? '') && others.length > 0 ? nameFrom(others) : undefined
  return {
    pageNumbers: [...new Set(numbers.map(Number))],
    ...(publisher && { publisher }),
    ...(date && { date }),
    words: [...folders, ...others],
    ...(name && { name }),
    attempt: Math.max(1, ...attempts.map(Number), copy ? Number(copy) + 1 : 1),
  }
}

const YEAR_FIRST =
  /(?<!\d)(?<year>20\d{2})[-/._]?(?<month>0\d|1[0-2])[-/._]?(?<day>[0-2]\d|3[01])(?!\d)/
const DAY_FIRST =
  /(?<!\d)(?<day>[0-2]\d|3[01])[-/._]?(?<month>0\d|1[0-2])[-/._]?(?<year>20\d{2})(?!\d)/

/** The date in a path, and the path without it. */
function takeDate(path: string): { date?: IssueDate; rest: string } {
  const found = YEAR_FIRST.exec(path) ?? DAY_FIRST.exec(path)
  const { year, month, day } = found?.groups ?? {}
  const date = IssueDate.safeParse(`${year}-${month}-${day}`)
  return found && date.success
    ? { date: date.data, rest: path.replace(found[0], '') }
    : { rest: path }
}

function nameFrom(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
