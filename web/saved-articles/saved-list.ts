import type { SavedArticle } from '#contract/saved-articles.ts'
import { runtimeConfig } from '../api/runtime-config.ts'

type List = readonly SavedArticle[] | undefined

export const savedArticlesKey = () => ['saved-articles', runtimeConfig().publisher] as const

/** Newest first, each article once. */
export function withArticle(list: List, article: SavedArticle): SavedArticle[] | undefined {
  const others = withoutArticle(list, article.article_id)
  return others && [...others, article].sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

export function withoutArticle(list: List, articleId: string): SavedArticle[] | undefined {
  return list?.filter(({ article_id }) => article_id !== articleId)
}
