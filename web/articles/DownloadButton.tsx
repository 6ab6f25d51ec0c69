import { useMutation, useQueryClient } from '@tanstack/react-query'
import { downloadFileName } from '#contract/articles.ts'
import { download } from '#ui/download.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { showToast } from '#ui/toast.ts'
import { track } from '../analytics/track.ts'
import { useT } from '../i18n/use-t.ts'
import type { PrintedArticle } from '../paper/article-text.ts'
import { articleImageQuery } from './article-image.ts'

interface DownloadButtonProps {
  article: PrintedArticle
}

export function DownloadButton({ article }: DownloadButtonProps) {
  const t = useT()
  const cache = useQueryClient()
  const keep = useMutation({
    mutationFn: async () => {
      const image = await cache.fetchQuery(articleImageQuery(cache, article))
      download(image, downloadFileName(article.article.id))
    },
    onSuccess: () => {
      track('download_article', { article_id: article.article.id })
      void showToast('success', t('Download successful'))
    },
    onError: () => showToast('error', t('Download failed')),
    networkMode: 'always',
  })
  return (
    <IconButton
      icon="download"
      label={t('Download')}
      isLoading={keep.isPending}
      onPress={() => keep.mutate()}
    />
  )
}
