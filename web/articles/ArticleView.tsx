import { type ComponentType, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ArticleInsert } from '#contract/articles.ts'
import type { ArticleRegion, EpaperData } from '#contract/issues.ts'
import { ZOOM } from '#contract/reading.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { track } from '../analytics/track.ts'
import { useAfterReading } from '../analytics/use-after-reading.ts'
import { useT } from '../i18n/use-t.ts'
import { type PrintedArticle, usePrefetchArticles } from '../paper/article-text.ts'
import { articlePath } from '../paper/place.ts'
import { AroundStory } from './AroundStory.tsx'
import { ArticleControls, type Mode } from './ArticleControls.tsx'
import { ArticleImage } from './ArticleImage.tsx'
import { ArticleText } from './ArticleText.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import type { OpenArticle } from './find-region.ts'
import { NeighbourLinks } from './NeighbourLinks.tsx'
import { ReferenceLinks } from './ReferenceLinks.tsx'
import { useArticle, useRenewAddresses } from './use-article.ts'
import { useFontSize } from './use-font-size.ts'
import { ViewerFrame } from './ViewerFrame.tsx'
import { LoadFailure, TextState } from './viewer-states.tsx'

const AS_PRINTED: Mode = { kind: 'image', zoom: ZOOM.default }

export type BookmarkComponent = ComponentType<{ article: PrintedArticle }>

interface ArticleViewProps {
  issue: EpaperData
  found: OpenArticle
  BookmarkButton: BookmarkComponent
}

export function ArticleView({ issue, found, BookmarkButton }: ArticleViewProps) {
  const t = useT()
  const { article, page, pageIndex } = found
  const { html, inserts, text } = useArticle(issue, article)
  const renewAddresses = useRenewAddresses(issue)
  const [chosen, setMode] = useState<Mode>()
  const { size, change } = useFontSize()
  const { searched, isMarked, toggle } = useSearchWords()
  usePrefetchArticles(issue, page)
  useTrackReading(found)

  const hasText = article.opensAs !== 'image' && !isEmpty(text, article)
  const mode = chosen ?? (hasText ? { kind: 'text' } : AS_PRINTED)
  const title = article.title || t('Article')
  const printed: PrintedArticle = { issue, page, article }
  const { date, id: edition } = issue.edition

  function body() {
    if (mode.kind === 'image')
      return <ArticleImage article={printed} title={title} zoom={mode.zoom} />
    if (!text) return <TextState html={html} date={date} />
    const marked = isMarked ? searched : ''
    return (
      <>
        <ArticleText
          text={text}
          inserts={inserts.data ?? NO_INSERTS}
          folder={issue.data_url_suffix + folderOf(article)}
          title={title}
          size={size}
          marked={marked}
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

  return (
    <ViewerFrame
      title={title}
      hasHeadline={mode.kind === 'text' && text !== undefined}
      actions={
        <>
          {searched && mode.kind === 'text' && (
            <IconButton
              icon="marker"
              label={t('Mark the words searched for')}
              isPressed={isMarked}
              onPress={toggle}
            />
          )}
          <BookmarkButton article={printed} />
          <DownloadButton article={printed} />
        </>
      }
      controls={
        <ArticleControls
          mode={mode}
          hasText={hasText}
          fontSize={size}
          shared={{ title, path: articlePath(article, { date, edition, pageIndex }) }}
          onFontSize={change}
          onMode={setMode}
        />
      }
    >
      <ReferenceLinks issue={issue} article={article} position="before" />
      {body()}
      <ReferenceLinks issue={issue} article={article} position="after" />
      <AroundStory story={{ date, edition, articleId: article.id }} title={title} />
      <NeighbourLinks date={date} edition={edition} previous={found.previous} next={found.next} />
    </ViewerFrame>
  )
}

const NO_INSERTS: readonly ArticleInsert[] = []

function folderOf({ insertsFile = '' }: ArticleRegion): string {
  return insertsFile.replace(/[^/]*$/, '')
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

/** Tracks that an article was opened, and later that it was read. */
function useTrackReading({ article, page }: OpenArticle): void {
  const { id: article_id, title: article_title } = article
  const { displayName: page_name } = page
  const about = { article_id, article_title, page_name }
  useEffect(() => {
    track('article_open', { article_id, article_title, page_name })
  }, [article_id, article_title, page_name])
  useAfterReading(article_id, () => track('read_article', about))
}
