import type { IssueDate } from '#contract/issue-date.ts'
import type { AdRegion, ArticleRegion } from '#contract/issues.ts'

/** The place that an address names. Missing parts mean today, the reader's own edition and the front page. */
export interface RequestedPlace {
  date?: IssueDate | undefined
  edition?: number | undefined
  pageIndex?: number | undefined
}

export function requestedPlace(search: URLSearchParams): RequestedPlace {
  const date = search.get('date') ?? ''
  return {
    date: isDay(date) ? date : undefined,
    edition: wholeNumber(search.get('edition_No')) || undefined,
    pageIndex: wholeNumber(search.get('pageNumber')),
  }
}

/** The query of a place, with the parameter names that article addresses use. */
export function searchOf({ date, edition, pageIndex }: RequestedPlace): string {
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

interface PagePlace {
  date: IssueDate
  edition: number
  pageIndex: number
}

export function articlePath({ id }: Pick<ArticleRegion, 'id'>, place: PagePlace): string {
  return `/article/${encodeURIComponent(id)}${searchOf(place)}`
}

/** The ad viewer uses other parameter names. */
export function adPath({ id, imgFile }: AdRegion, { date, edition, pageIndex }: PagePlace): string {
  const search = new URLSearchParams({
    imageFile: imgFile,
    date,
    edition: String(edition),
    pageNumber: String(pageIndex),
  })
  return `/ad-viewer/${encodeURIComponent(id)}?${search}`
}
