import { FIRST_ARCHIVE_YEAR, type IssueDate } from '#contract/issue-date.ts'
import { addDays, addMonths } from '#domain/calendar.ts'
import type { SearchRequest } from './use-search-request.ts'

export type Range = Pick<SearchRequest, 'from' | 'to'>

export const RANGE_NAMES = ['everything', 'today', 'last-week', 'last-month'] as const
export type RangeName = (typeof RANGE_NAMES)[number]

/** The first day that an archive may have. */
export const ARCHIVE_BEGINS = `${FIRST_ARCHIVE_YEAR}-01-01`

export function rangeNamed(name: RangeName, today: IssueDate): Range {
  switch (name) {
    case 'everything':
      return { from: undefined, to: undefined }
    case 'today':
      return { from: today, to: today }
    case 'last-week':
      return { from: addDays(today, -6), to: today }
    case 'last-month':
      return { from: addMonths(today, -1), to: today }
  }
}

/** Undefined for dates that the reader chose. */
export function nameOfRange({ from, to }: Range, today: IssueDate): RangeName | undefined {
  return RANGE_NAMES.find((name) => {
    const range = rangeNamed(name, today)
    return range.from === from && range.to === to
  })
}

/** Changes the first or last day; moves the other one too if the range would be inverted. */
export function withDay(range: Range, end: 'from' | 'to', day: IssueDate | undefined): Range {
  const from = end === 'from' ? day : range.from
  const to = end === 'to' ? day : range.to
  return from && to && from > to ? { from: day, to: day } : { from, to }
}
