import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showToast } from '#ui/toast.ts'
import { useObjectUrl } from '#ui/use-object-url.ts'
import { useT } from '../i18n/use-t.ts'
import type { PrintedArticle } from '../paper/article-text.ts'
import { articleImageQuery } from './article-image.ts'
import { LoadFailure, LoadingNotice } from './viewer-states.tsx'
import { ZoomedImage } from './ZoomedImage.tsx'

interface ArticleImageProps {
  article: PrintedArticle
  title: string
  zoom: number
}

/** The article's picture, as printed. */
export function ArticleImage({ article, title, zoom }: ArticleImageProps) {
  const t = useT()
  const image = useQuery(articleImageQuery(useQueryClient(), article))
  const src = useObjectUrl(image.data)
  const failed = t('Failed to process image')

  useEffect(() => {
    if (image.error) void showToast('error', failed)
  }, [image.error, failed])

  if (image.isError) {
    return (
      <LoadFailure words={failed} isRetrying={image.isFetching} onRetry={() => image.refetch()} />
    )
  }
  if (!src) return <LoadingNotice />
  return <ZoomedImage src={src} alt={title} zoom={zoom} />
}
