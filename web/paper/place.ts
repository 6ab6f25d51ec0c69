import type { IssueDate } from '#contract/issue-date.ts'

/** What an address asks for. Today, the reader's own edition and the front page need not be said. */
export interface PlaceAsked {
  date?: IssueDate | undefined
  edition?: number | undefined
  pageIndex?: number | undefined
}

export function placeAsked(search: URLSearchParams): PlaceAsked {
  const date = search.get('date') ?? ''
  return {
    date: isDay(date) ? date : undefined,
    edition: wholeNumber(search.get('edition_No')) || undefined,
    pageIndex: wholeNumber(search.get('pageNumber')),
  }
}

/** The address of a place, by the names that the article's has too. */
export function searchOf({ date, edition, pageIndex }: PlaceAsked): string {
  const search = new URLSearchParams()
  if (date) search.set('date', date)
  if (edition) search.set('edition_No', String(edition))
  if (pageIndex !== undefined) search.set('pageNumber', String(pageIndex))
  return search.size > 0 ? `?${search}` : ''
}

export function clampIndex(index: number, pageCount: number): number {
  return Math.max(0, Math.min(index, pageCount - 1))
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

export function isDay(text: string): text is IssueDate {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`)
}
