import { IconButton } from '#ui/IconButton.tsx'
import { useT } from '../i18n/use-t.ts'
import { LoginPrompt } from './LoginPrompt.tsx'
import type { Bookmarkable } from './new-saved-article.ts'
import { useBookmark } from './use-bookmark.ts'

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
