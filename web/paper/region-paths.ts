import type { IssueDate } from '#contract/issue-date.ts'
import type { AdRegion, ArticleRegion } from '#contract/issues.ts'
import { searchOf } from './place.ts'

interface PagePlace {
  date: IssueDate
  edition: number
  pageIndex: number
}

export function articlePath({ id }: ArticleRegion, place: PagePlace): string {
  return `/article/${encodeURIComponent(id)}${searchOf(place)}`
}

/** The viewer of advertisements has names of its own. */
export function adPath({ id, imgFile }: AdRegion, { date, edition, pageIndex }: PagePlace): string {
  const search = new URLSearchParams({
    imageFile: imgFile,
    date,
    edition: String(edition),
    pageNumber: String(pageIndex),
  })
  return `/ad-viewer/${encodeURIComponent(id)}?${search}`
}
