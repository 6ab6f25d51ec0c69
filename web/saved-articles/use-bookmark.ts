import { useRef, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import type { Bookmarkable } from './new-saved-article.ts'
import { useRemoveArticle, useSaveArticle } from './use-change-saved.ts'
import { useSavedArticles } from './use-saved-articles.ts'

/** A second tap within this time belongs to the first. */
const DOUBLE_TAP_MS = 500

export interface Bookmark {
  isSaved: boolean
  isPending: boolean
  toggle: () => void
  /** A visitor has asked to save. */
  isLoginAsked: boolean
  closeLogin: () => void
}

/** Keeps an article or gives it up. Without an article and its page there is nothing to keep. */
export function useBookmark(target: Bookmarkable | undefined): Bookmark {
  const session = useSession()
  const saved = useSavedArticles()
  const save = useSaveArticle()
  const remove = useRemoveArticle()
  const [isLoginAsked, setLoginAsked] = useState(false)
  const lastTap = useRef(Number.NEGATIVE_INFINITY)

  const id = target?.article.id
  const kept = saved.data?.find(({ article_id }) => article_id === id)
  const isPending =
    (save.isPending && save.variables.article.id === id) ||
    (remove.isPending && remove.variables.article_id === id)

  function toggle() {
    const now = performance.now()
    const isDoubleTap = now - lastTap.current < DOUBLE_TAP_MS
    if (!target || isPending || isDoubleTap) return
    lastTap.current = now
    if (session.kind === 'visitor') return setLoginAsked(true)
    if (kept) return remove.mutate(kept)
    save.mutate(target)
  }

  return {
    isSaved: kept !== undefined,
    isPending,
    toggle,
    isLoginAsked,
    closeLogin: () => setLoginAsked(false),
  }
}
