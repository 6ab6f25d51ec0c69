import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { EpaperData } from '#contract/issues.ts'
import { ZOOM } from '#contract/reading.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { track } from '../analytics/track.ts'
import { useAfterReading } from '../analytics/use-after-reading.ts'
import { useT } from '../i18n/use-t.ts'
import {
  articleTextQuery,
  type PrintedArticle,
  usePrefetchArticles,
} from '../paper/article-text.ts'
import { articlePath } from '../paper/place.ts'
import { ArticleControls, type Mode } from './ArticleControls.tsx'
import { ArticleImage } from './ArticleImage.tsx'
import { ArticleText } from './ArticleText.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import type { OpenArticle } from './find-region.ts'
import { NeighbourLinks } from './NeighbourLinks.tsx'
import { sanitiseArticle } from './sanitise-article.ts'
import { useFontSize } from './use-font-size.ts'
import { ViewerFrame } from './ViewerFrame.tsx'
import { TextState } from './viewer-states.tsx'

const AS_PRINTED: Mode = { kind: 'image', zoom: ZOOM.default }

export type BookmarkComponent = ComponentType<{ article: PrintedArticle }>

interface ArticleViewProps {
  issue: EpaperData
  found: OpenArticle
  BookmarkButton: BookmarkComponent
}

export function ArticleView({ issue, found, BookmarkButton }: ArticleViewProps) {
  const t = useT()
  const cache = useQueryClient()
  const { article, page, pageIndex } = found
  const html = useQuery(articleTextQuery(cache, { issue, article, priority: 'high' }))
  const text = useMemo(
    () => (html.data === undefined ? undefined : sanitiseArticle(html.data)),
    [html.data],
  )
  const [chosen, setMode] = useState<Mode>()
  const { size, change } = useFontSize()
  const { searched, isMarked, toggle } = useSearchWords()
  usePrefetchArticles(issue, page)
  useTrackReading(found)

  // The press leaves the text empty when it could not read it reliably.
  const hasText = text === undefined || text.textContent.trim() !== ''
  const mode = chosen ?? (hasText ? { kind: 'text' } : AS_PRINTED)
  const title = article.title || t('Article')
  const printed: PrintedArticle = { issue, page, article }
  const { date, id: edition } = issue.edition

  function body() {
    if (mode.kind === 'image')
      return <ArticleImage article={printed} title={title} zoom={mode.zoom} />
    if (!text) return <TextState html={html} date={date} />
    const marked = isMarked ? searched : ''
    return <ArticleText text={text} title={title} size={size} marked={marked} />
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
      {body()}
      <NeighbourLinks date={date} edition={edition} previous={found.previous} next={found.next} />
    </ViewerFrame>
  )
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
