import type { SearchHit, StoryCopy } from '#contract/search.ts'
import { searchOf } from '../paper/place.ts'

/** Includes the search words, which the article marks. */
export function articleAddress(copy: StoryCopy, text: string): string {
  return `/article/${encodeURIComponent(copy.article_id)}${placeOf(copy)}&${wordsOf(text)}`
}

export function hitAddress(hit: SearchHit, text: string): string {
  return articleAddress(copyOf(hit), text)
}

/** The page with the article, where its words are marked. */
export function pageAddress(hit: SearchHit, text: string): string {
  const article = new URLSearchParams({ article: hit._id })
  return `/${placeOf(copyOf(hit))}&${wordsOf(text)}&${article}`
}

function copyOf({ _id, _source }: SearchHit): StoryCopy {
  const { edition_date, edition_number, page_details } = _source
  return { article_id: _id, edition_date, edition_number, pageNo: page_details.pageNo }
}

function placeOf({ edition_date: date, edition_number: edition, pageNo }: StoryCopy): string {
  return searchOf({ date, edition, pageIndex: pageNo - 1 })
}

function wordsOf(text: string): string {
  return new URLSearchParams({ q: text }).toString()
}
