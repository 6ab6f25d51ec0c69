import { useParams, useSearchParams } from 'react-router'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import { placeAsked } from '../paper/place.ts'
import { useAskedIssue } from '../paper/use-requested-issue.ts'
import { ArticleView } from './ArticleView.tsx'
import { IssueState, Locked, NotThere } from './viewer-states.tsx'
import { findArticle } from './find-region.ts'
import { ViewerFrame } from './ViewerFrame.tsx'

export function ArticleScreen() {
  const t = useT()
  const { articleId = '' } = useParams()
  const [search] = useSearchParams()
  const asked = useAskedIssue(placeAsked(search))
  const { issue, pages, date } = asked
  const missing = t('Article not found.')
  const found = issue.data && findArticle(pages, articleId, asked.pageIndex)
  if (articleId && issue.data && found?.kind === 'found') {
    return <ArticleView key={articleId} issue={issue.data} found={found} />
  }

  function instead() {
    if (!articleId || found?.kind === 'missing') return <NotThere words={missing} />
    if (found?.kind === 'locked') {
      return <Locked unlockBy="subscribing" isToday={date === runtimeConfig().today} />
    }
    return <IssueState asked={asked} missing={missing} failed={t('Failed to load article HTML.')} />
  }

  return <ViewerFrame title={t('Article')}>{instead()}</ViewerFrame>
}
