import { useRef, useState } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { useT } from '../i18n/use-t.ts'
import type { PrintedArticle } from '../paper/article-text.ts'
import { useSession } from '../session/use-session.ts'
import { LoginPrompt } from './LoginPrompt.tsx'
import { useRemoveArticle, useSaveArticle, useSavedArticles } from './use-saved-articles.ts'

interface BookmarkButtonProps {
  article: PrintedArticle
}

export function BookmarkButton({ article }: BookmarkButtonProps) {
  const t = useT()
  const { isSaved, toggle, isLoginOpen, closeLogin } = useBookmark(article)
  return (
    <>
      <IconButton
        icon={isSaved ? 'bookmark-filled' : 'bookmark'}
        label={t('Bookmark')}
        isPressed={isSaved}
        onPress={toggle}
      />
      {isLoginOpen && (
        <LoginPrompt
          words={t('Please login to bookmark the article')}
          offersPlans
          onClose={closeLogin}
        />
      )}
    </>
  )
}

/** A second tap within this time counts as a double tap and is ignored. */
const DOUBLE_TAP_MS = 500

/** Saves an article, or removes it from the saved ones. */
function useBookmark(printed: PrintedArticle) {
  const session = useSession()
  const saved = useSavedArticles()
  const save = useSaveArticle()
  const remove = useRemoveArticle()
  const [isLoginOpen, setLoginOpen] = useState(false)
  const lastTap = useRef(Number.NEGATIVE_INFINITY)

  const { id } = printed.article
  const savedArticle = saved.data?.find(({ article_id }) => article_id === id)
  const isPending =
    (save.isPending && save.variables.article.id === id) ||
    (remove.isPending && remove.variables.article_id === id)

  function toggle() {
    const now = performance.now()
    const isDoubleTap = now - lastTap.current < DOUBLE_TAP_MS
    if (isPending || isDoubleTap) return
    lastTap.current = now
    if (session.kind === 'visitor') return setLoginOpen(true)
    if (savedArticle) return remove.mutate(savedArticle)
    save.mutate(printed)
  }

  return {
    isSaved: savedArticle !== undefined,
    toggle,
    /** A visitor pressed the button and must sign in first. */
    isLoginOpen,
    closeLogin: () => setLoginOpen(false),
  }
}
