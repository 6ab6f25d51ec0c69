import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ArticleRegion, EpaperData } from '#contract/issues.ts'
import { ZOOM } from '#contract/reading.ts'
import { useFontSize } from '../display/use-font-size.ts'
import { useT } from '../i18n/use-t.ts'
import type { PrintedArticle } from '../paper/article-text.ts'
import { useArticle } from '../story-text/use-article.ts'
import type { OpenArticle } from './find-region.ts'

/** Whether the article is shown as text or as it is printed. */
export type Mode = { kind: 'text' } | { kind: 'image'; zoom: number }

const AS_PRINTED: Mode = { kind: 'image', zoom: ZOOM.default }

interface FoundInIssue {
  issue: EpaperData
  found: OpenArticle
}

export type ArticleView = NonNullable<ReturnType<typeof useArticleView>>

/** The state that the parts of the article screen share. Undefined until the issue is here. */
export function useArticleView(open: FoundInIssue | undefined) {
  const t = useT()
  const article = open?.found.article
  const { html, inserts, text } = useArticle(open?.issue, article)
  const [mode, setMode] = useMode(article?.id)
  const { size, change } = useFontSize()
  const marking = useSearchWords()
  if (!open || !article) return undefined

  const hasText = article.opensAs !== 'image' && !isEmpty(text, article)
  const { issue, found } = open
  const printed: PrintedArticle = { issue, page: found.page, article }
  return {
    issue,
    found,
    printed,
    title: article.title || t('Article'),
    html,
    inserts,
    text,
    hasText,
    mode: mode ?? (hasText ? { kind: 'text' as const } : AS_PRINTED),
    setMode,
    fontSize: size,
    changeFontSize: change,
    marking,
  }
}

/** The mode that the reader chose for this article. */
function useMode(articleId: string | undefined) {
  const [chosen, setChosen] = useState<{ articleId: string | undefined; mode: Mode }>()
  const mode = chosen && chosen.articleId === articleId ? chosen.mode : undefined
  return [mode, (next: Mode) => setChosen({ articleId, mode: next })] as const
}

/** The press leaves the text empty when it could not read it reliably. */
function isEmpty(text: DocumentFragment | undefined, { insertsFile }: ArticleRegion): boolean {
  if (text?.textContent.trim() !== '') return false
  return insertsFile === undefined || text.childNodes.length === 0
}

/** The search words in the address, and whether they are marked. */
function useSearchWords() {
  const [search] = useSearchParams()
  const [isMarked, setMarked] = useState(true)
  return {
    searched: search.get('q') ?? '',
    isMarked,
    toggle: () => setMarked(!isMarked),
  }
}
