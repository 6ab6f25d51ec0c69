import { z } from 'zod'
import { IssueDate } from '#contract/issue-date.ts'
import { EditionId } from '#contract/issues.ts'

const MOST_PAGES = 1000

/** Where in the paper an address of `/` leads. What it does not say, or not well, is left open. */
const PlaceQuery = z.object({
  date: IssueDate.optional().catch(undefined),
  edition_No: EditionId.optional().catch(undefined),
  pageNumber: z.coerce.number().int().min(0).max(MOST_PAGES).catch(0),
})

export interface PlaceAsked {
  date: IssueDate | undefined
  edition: number | undefined
  /** From 0; there may be fewer pages. */
  pageIndex: number
}

const FRONT_PAGE: PlaceAsked = { date: undefined, edition: undefined, pageIndex: 0 }

export function placeAsked(url: string): PlaceAsked {
  if (!url.includes('?')) return FRONT_PAGE
  const { searchParams } = new URL(url)
  const { date, edition_No, pageNumber } = PlaceQuery.parse(Object.fromEntries(searchParams))
  return { date, edition: edition_No, pageIndex: pageNumber }
}
