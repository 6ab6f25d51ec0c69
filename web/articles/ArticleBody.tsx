import { useEffect } from 'react'
import type { ArticleInsert } from '#contract/articles.ts'
import { track } from '../analytics/track.ts'
import { useAfterReading } from '../analytics/use-after-reading.ts'
import { useT } from '../i18n/use-t.ts'
import { usePrefetchArticles } from '../paper/article-text.ts'
import { blockLeft, markAsRead, moveTo } from '../reading-places/device-places.ts'
import { folderOf, useRenewAddresses } from '../story-text/use-article.ts'
import { AroundStory } from './AroundStory.tsx'
import { ArticleImage } from './ArticleImage.tsx'
import { ArticleMarks } from './ArticleMarks.tsx'
import { ArticleText } from './ArticleText.tsx'
import type { OpenArticle } from './find-region.ts'
import { NeighbourLinks } from './NeighbourLinks.tsx'
import { PrintedLine } from './PrintedLine.tsx'
import { ReferenceLinks } from './ReferenceLinks.tsx'
import type { ArticleView } from './use-article-view.ts'
import { LoadFailure, TextState } from './viewer-states.tsx'

interface ArticleBodyProps {
  view: ArticleView
}

/** The article as text or as printed, with its links to other articles. */
export function ArticleBody({ view }: ArticleBodyProps) {
  const { issue, found } = view
  const { article, page } = found
  const { date, id: edition } = issue.edition
  const story = { date, edition, articleId: article.id }
  const isText = view.mode.kind === 'text' && view.text !== undefined
  const isShown = view.mode.kind === 'image' || view.text !== undefined
  usePrefetchArticles(issue, page)
  useMoveHere(view)
  useTrackReading(found, isShown)
  useAfterReading(isShown ? article.id : undefined, () => markAsRead({ date, edition }, article.id))

  return (
    <>
      {!isText && <ArticleMarks story={story} isInColumn={false} />}
      <ReferenceLinks issue={issue} article={article} position="before" />
      {view.mode.kind === 'image' ? (
        <ArticleImage article={view.printed} title={view.title} zoom={view.mode.zoom} />
      ) : (
        <TextWithInserts view={view} />
      )}
      <ReferenceLinks issue={issue} article={article} position="after" />
      <AroundStory story={story} title={view.title} />
      <NeighbourLinks date={date} edition={edition} previous={found.previous} next={found.next} />
    </>
  )
}

function TextWithInserts({ view }: ArticleBodyProps) {
  const t = useT()
  const { issue, inserts, marking } = view
  const { article } = view.found
  const renewAddresses = useRenewAddresses(issue)
  if (!view.text) return <TextState html={view.html} date={issue.edition.date} />
  return (
    <>
      <ArticleText
        at={placeOf(view)}
        line={
          <>
            <PrintedLine view={view} />
            <ArticleMarks story={{ ...placeOf(view).issue, articleId: article.id }} isInColumn />
          </>
        }
        text={view.text}
        inserts={inserts.data ?? NO_INSERTS}
        folder={issue.data_url_suffix + folderOf(article)}
        title={view.title}
        size={view.fontSize}
        marked={marking.isMarked ? marking.searched : ''}
        onImageError={renewAddresses}
      />
      {inserts.isError && (
        <LoadFailure
          words={t('Pictures and tables could not be loaded.')}
          isRetrying={inserts.isFetching}
          onRetry={() => inserts.refetch()}
        />
      )}
    </>
  )
}

function placeOf({ issue, found }: ArticleView) {
  const { date, id: edition } = issue.edition
  return { issue: { date, edition }, pageNo: found.page.pageNo, articleId: found.article.id }
}

const NO_INSERTS: readonly ArticleInsert[] = []

/** The reader is at this article from now on, even while its text loads or if it is shown as printed. */
function useMoveHere(view: ArticleView): void {
  const { issue, pageNo, articleId } = placeOf(view)
  const { date, edition } = issue
  useEffect(() => {
    const key = { date, edition }
    const article_block = blockLeft(key, articleId) ?? 0
    moveTo(key, { page_no: pageNo, article_id: articleId, article_block })
  }, [date, edition, pageNo, articleId])
}

/** Tracks that an article was opened, and that it was read once it has been shown for ten seconds. */
function useTrackReading({ article, page }: OpenArticle, isShown: boolean): void {
  const { id: article_id, title: article_title } = article
  const { displayName: page_name } = page
  const about = { article_id, article_title, page_name }
  useEffect(() => {
    track('article_open', { article_id, article_title, page_name })
  }, [article_id, article_title, page_name])
  useAfterReading(isShown ? article_id : undefined, () => track('read_article', about))
}
