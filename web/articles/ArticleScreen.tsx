import { useParams, useSearchParams } from 'react-router'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import { requestedPlace } from '../paper/place.ts'
import { useRequestedIssue } from '../paper/use-requested-issue.ts'
import { ArticleActions, type BookmarkComponent } from './ArticleActions.tsx'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleControls } from './ArticleControls.tsx'
import { findArticle } from './find-region.ts'
import { useArticleView } from './use-article-view.ts'
import { ViewerFrame } from './ViewerFrame.tsx'
import { IssueState, LockedNotice, NotFoundNotice } from './viewer-states.tsx'
import { WithdrawnNotice } from './WithdrawnNotice.tsx'

interface ArticleScreenProps {
  /** Saves the article; `screens.ts` passes it in, because it belongs to another feature. */
  BookmarkButton: BookmarkComponent
}

/** One frame from the first render on: a press on Close that begins while the issue loads must not be lost. */
export function ArticleScreen({ BookmarkButton }: ArticleScreenProps) {
  const t = useT()
  const { articleId = '' } = useParams()
  const [search] = useSearchParams()
  const requested = useRequestedIssue(requestedPlace(search))
  const { issue, pages, date } = requested
  const missing = t('Article not found.')
  const currentId = issue.data?.moved?.[articleId] ?? articleId
  const found = issue.data && findArticle(pages, currentId, requested.pageIndex)
  const isOpen = articleId !== '' && issue.data && found?.kind === 'found'
  const view = useArticleView(isOpen ? { issue: issue.data, found } : undefined)

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

  return (
    <ViewerFrame
      opened={articleId}
      title={view?.title ?? t('Article')}
      hasHeadline={view?.mode.kind === 'text' && view.text !== undefined}
      actions={
        view && <ArticleActions key={articleId} view={view} BookmarkButton={BookmarkButton} />
      }
      controls={view && <ArticleControls key={articleId} view={view} />}
    >
      {view ? <ArticleBody key={articleId} view={view} /> : instead()}
    </ViewerFrame>
  )
}
