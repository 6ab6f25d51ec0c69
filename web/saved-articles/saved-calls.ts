import {
  listSavedArticles,
  type NewSavedArticle,
  removeSavedArticle,
  SAVED_TITLE_LENGTH,
  saveArticle,
} from '#contract/saved-articles.ts'
import { call } from '../api/call.ts'
import { runtimeConfig } from '../api/runtime-config.ts'

export function fetchSavedArticles() {
  const { publisher } = runtimeConfig()
  return call(listSavedArticles, { query: { publisher } })
}

export function sendSave(article: NewSavedArticle) {
  const title = article.title.slice(0, SAVED_TITLE_LENGTH)
  return call(saveArticle, { body: { ...article, title } })
}

export function sendRemove(articleId: string) {
  const { publisher } = runtimeConfig()
  return call(removeSavedArticle, { params: { articleId }, query: { publisher } })
}
