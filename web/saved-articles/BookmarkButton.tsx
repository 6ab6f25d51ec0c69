import { useRef, useState } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { useT } from '../i18n/use-t.ts'
import { useSession } from '../session/use-session.ts'
import { LoginPrompt } from './LoginPrompt.tsx'
import type { Bookmarkable } from './new-saved-article.ts'
import { useRemoveArticle, useSaveArticle, useSavedArticles } from './use-saved-articles.ts'

interface BookmarkButtonProps {
  /** Not known while the issue is on its way. */
  target: Bookmarkable | undefined
}

export function BookmarkButton({ target }: BookmarkButtonProps) {
  const t = useT()
  const { isSaved, toggle, isLoginAsked, closeLogin } = useBookmark(target)
  return (
    <>
      <IconButton
        icon={isSaved ? 'bookmark-filled' : 'bookmark'}
        label={t('Bookmark')}
        isPressed={isSaved}
        isDisabled={!target}
        onPress={toggle}
      />
      {isLoginAsked && (
        <LoginPrompt
          words={t('Please login to bookmark the article')}
          offersPlans
          onClose={closeLogin}
        />
      )}
    </>
  )
}

/** A second tap within this time belongs to the first. */
const DOUBLE_TAP_MS = 500

interface Bookmark {
  isSaved: boolean
  isPending: boolean
  toggle: () => void
  /** A visitor has asked to save. */
  isLoginAsked: boolean
  closeLogin: () => void
}

/** Keeps an article or gives it up. Without an article and its page there is nothing to keep. */
function useBookmark(target: Bookmarkable | undefined): Bookmark {
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
