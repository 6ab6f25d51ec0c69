import { Notice } from '#ui/Notice.tsx'
import { CallError } from '../api/call-error.ts'
import { TryAgain } from '../brand/TryAgain.tsx'
import { useT } from '../i18n/use-t.ts'
import { useSessionAtOnce } from '../session/use-session.ts'
import { LoggedOut } from './LoggedOut.tsx'
import { SavedArticleList } from './SavedArticleList.tsx'
import { SavedArticlesWaiting } from './SavedArticlesWaiting.tsx'
import { useSavedArticles } from './use-saved-articles.ts'

export function SavedArticles() {
  const t = useT()
  const session = useSessionAtOnce()
  const saved = useSavedArticles()

  if (session.kind === 'visitor' || isLoggedOut(saved.error)) return <LoggedOut />
  if (saved.data) return <SavedArticleList articles={saved.data} />
  if (!saved.isError) return <SavedArticlesWaiting />
  return (
    <Notice
      tone="error"
      action={<TryAgain isTrying={saved.isFetching} onPress={() => void saved.refetch()} />}
    >
      {t('Error loading saved articles')}
    </Notice>
  )
}

/** The session has ended without this browser knowing. */
function isLoggedOut(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'login-required'
}
