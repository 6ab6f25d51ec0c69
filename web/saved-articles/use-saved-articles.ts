import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError } from '#contract/call-error.ts'
import {
  listSavedArticles,
  type NewSavedArticle,
  removeSavedArticle,
  SAVED_TITLE_LENGTH,
  type SavedArticle,
  saveArticle,
} from '#contract/saved-articles.ts'
import { showToast } from '#ui/toast.ts'
import { track } from '../analytics/track.ts'
import { call } from '../api/call.ts'
import { SAVED_ARTICLES_CACHE } from '../api/query-client.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { type Translate, useT } from '../i18n/use-t.ts'
import type { PrintedArticle } from '../paper/article-text.ts'
import { useSession } from '../session/use-session.ts'
import { describeArticle, newSavedArticle } from './new-saved-article.ts'

/** The reader's saved articles. Not fetched for a visitor. */
export function useSavedArticles() {
  const session = useSession()
  return useQuery({
    queryKey: savedArticlesKey(),
    queryFn: fetchSavedArticles,
    enabled: session.kind === 'signed-in',
    // The reader may have saved an article on another device.
    refetchOnWindowFocus: 'always',
    ...SAVED_ARTICLES_CACHE,
  })
}

type SavedList = readonly SavedArticle[] | undefined

const savedArticlesKey = () => ['saved-articles', runtimeConfig().publisher] as const

/** Adds an article to the list: newest first, no duplicates. */
function withArticle(list: SavedList, article: SavedArticle): SavedArticle[] | undefined {
  const others = withoutArticle(list, article.article_id)
  return others && [...others, article].sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

function withoutArticle(list: SavedList, articleId: string): SavedArticle[] | undefined {
  return list?.filter(({ article_id }) => article_id !== articleId)
}

const CHANGE = ['saved-articles', 'change']

/** Adds the article to the list at once; removes it again when the server refuses. */
export function useSaveArticle() {
  const t = useT()
  const cache = useQueryClient()
  return useMutation({
    mutationKey: CHANGE,
    mutationFn: async (target: PrintedArticle) => {
      return sendSave(newSavedArticle(target, await describeArticle(cache, target)))
    },
    onMutate: async (target) => {
      const created_at = new Date().toISOString()
      const expected = { ...newSavedArticle(target, ''), id: '', created_at }
      await change(cache, (list) => withArticle(list, expected))
    },
    onSuccess: async (saved) => {
      await change(cache, (list) => withArticle(list, saved))
      track('save_article', { article_id: saved.article_id, article_title: saved.title })
      void showToast('success', t('Article Bookmarked'))
    },
    onError: async (error, { article }) => {
      await change(cache, (list) => withoutArticle(list, article.id))
      void showToast('error', saveProblem(error, t))
    },
    onSettled: () => settle(cache),
  })
}

/** Removes the article from the list at once; restores it when the server refuses. */
export function useRemoveArticle() {
  const t = useT()
  const cache = useQueryClient()
  return useMutation({
    mutationKey: CHANGE,
    mutationFn: async ({ article_id }: SavedArticle) => {
      await sendRemove(article_id).catch(ignoreIfMissing)
    },
    onMutate: ({ article_id }) => change(cache, (list) => withoutArticle(list, article_id)),
    onSuccess: () => void showToast('success', t('Bookmark Removed')),
    onError: async (_error, article) => {
      await change(cache, (list) => withArticle(list, article))
      void showToast('error', t('Failed to remove bookmark'))
    },
    onSettled: () => settle(cache),
  })
}

/** Ignores the error that the article is not saved: another device has already removed it. */
function ignoreIfMissing(error: unknown): void {
  if (!(error instanceof CallError && error.code === 'article-not-found')) throw error
}

type List = SavedArticle[] | undefined

/** Cancels running fetches, whose reply would overwrite the change. */
async function change(cache: QueryClient, update: (list: List) => List): Promise<void> {
  await cache.cancelQueries({ queryKey: savedArticlesKey() })
  cache.setQueryData<SavedArticle[]>(savedArticlesKey(), update)
}

/** Refetches the list after the last of several changes. */
async function settle(cache: QueryClient): Promise<void> {
  if (cache.isMutating({ mutationKey: CHANGE }) > 1) return
  await cache.invalidateQueries({ queryKey: savedArticlesKey() })
}

export function saveProblem(error: Error, t: Translate): string {
  switch (error instanceof CallError ? error.code : undefined) {
    case 'login-required':
      return t('Please login to bookmark the article')
    case 'not-acceptable-now':
      return t('Your saved articles are full. Delete some to save more.')
    default:
      return t('Failed to bookmark article')
  }
}

function fetchSavedArticles() {
  const { publisher } = runtimeConfig()
  return call(listSavedArticles, { query: { publisher } })
}

function sendSave(article: NewSavedArticle) {
  const title = article.title.slice(0, SAVED_TITLE_LENGTH)
  return call(saveArticle, { body: { ...article, title } })
}

function sendRemove(articleId: string) {
  const { publisher } = runtimeConfig()
  return call(removeSavedArticle, { params: { articleId }, query: { publisher } })
}
