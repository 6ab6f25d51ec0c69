import type { SearchHit } from '#contract/search.ts'
import { searchOf } from '../paper/place.ts'

/** The words searched for go along: the article marks them. */
export function hitPath({ _id, _source }: SearchHit, text: string): string {
  const { edition_date: date, edition_number: edition, page_details } = _source
  const place = searchOf({ date, edition, pageIndex: page_details.pageNo - 1 })
  return `/article/${encodeURIComponent(_id)}${place}&${new URLSearchParams({ q: text })}`
}
