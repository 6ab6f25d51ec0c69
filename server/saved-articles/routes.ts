import {
  listSavedArticles,
  MAX_SAVED_ARTICLES,
  removeSavedArticle,
  saveArticle,
} from '#contract/saved-articles.ts'
import { deleteSavedArticle, saveArticleOnce, savedArticlesOf } from '#store/saved-articles.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services.ts'

export function savedArticleRoutes(app: App, { db, clock, withdrawals }: Services): void {
  serve(app, listSavedArticles, ({ query, caller: { session } }) =>
    savedArticlesOf(db, session.readerId, query.publisher),
  )

  serve(app, saveArticle, async ({ body, caller: { session } }) => {
    const { publisher_short_code: publisher, edition_date: date, edition_number: edition } = body
    const withdrawn = (await withdrawals.current()).ofIssue({ publisher, date, edition })
    if (withdrawn.has(body.article_id)) throw new ProblemError('article-withdrawn')
    const saved = await saveArticleOnce(db, session.readerId, body, clock.now())
    if (saved) return saved
    throw new ProblemError(
      'not-acceptable-now',
      `A reader keeps ${MAX_SAVED_ARTICLES} saved articles at most.`,
    )
  })

  serve(app, removeSavedArticle, async ({ params, query, caller: { session } }) => {
    const { readerId } = session
    const removed = await deleteSavedArticle(db, { readerId, ...query, ...params })
    if (!removed) throw new ProblemError('article-not-found')
    return {}
  })
}
