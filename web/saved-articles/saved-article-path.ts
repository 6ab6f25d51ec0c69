import type { SavedArticle } from '#contract/saved-articles.ts'
import { searchOf } from '../paper/place.ts'

/** The source leads back to the list when the article is closed. */
export function savedArticlePath(article: SavedArticle): string {
  const { article_id, edition_date: date, edition_number: edition, page_no } = article
  const search = searchOf({ date, edition, pageIndex: page_no - 1 })
  return `/article/${encodeURIComponent(article_id)}${search}&source=saved_articles`
}
