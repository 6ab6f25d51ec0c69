import { useParams, useSearchParams } from 'react-router'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import { requestedPlace } from '../paper/place.ts'
import { useRequestedIssue } from '../paper/use-requested-issue.ts'
import { ArticleView, type BookmarkComponent } from './ArticleView.tsx'
import { findArticle } from './find-region.ts'
import { ViewerFrame } from './ViewerFrame.tsx'
import { IssueState, LockedNotice, NotFoundNotice } from './viewer-states.tsx'
import { WithdrawnNotice } from './WithdrawnNotice.tsx'

interface ArticleScreenProps {
  /** Saves the article; `screens.ts` passes it in, because it belongs to another feature. */
  BookmarkButton: BookmarkComponent
}

export function ArticleScreen({ BookmarkButton }: ArticleScreenProps) {
  const t = useT()
  const { articleId = '' } = useParams()
  const [search] = useSearchParams()
  const requested = useRequestedIssue(requestedPlace(search))
  const { issue, pages, date } = requested
  const missing = t('Article not found.')
  const currentId = issue.data?.moved?.[articleId] ?? articleId
  const found = issue.data && findArticle(pages, currentId, requested.pageIndex)
  if (articleId && issue.data && found?.kind === 'found') {
    return (
      <ArticleView
        key={currentId}
        issue={issue.data}
        found={found}
        BookmarkButton={BookmarkButton}
      />
    )
  }

  function instead() {
    const withdrawal = issue.data?.withdrawn?.[articleId]
    if (withdrawal) return <WithdrawnNotice withdrawal={withdrawal} />
    if (!articleId || found?.kind === 'missing') return <NotFoundNotice words={missing} />
    if (found?.kind === 'locked') {
      return <LockedNotice unlockBy="subscribing" isToday={date === runtimeConfig().today} />
    }
    return (
      <IssueState
        requested={requested}
        missing={missing}
        failed={t('Failed to load article HTML.')}
      />
    )
  }

  return <ViewerFrame title={t('Article')}>{instead()}</ViewerFrame>
}
