import { useMutation, useQueryClient } from '@tanstack/react-query'
import { downloadFileName } from '#contract/articles.ts'
import { download } from '#ui/download.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { showToast } from '#ui/toast.ts'
import { track } from '../analytics/track.ts'
import { useT } from '../i18n/use-t.ts'
import { articleImageQuery, type WantedImage } from './article-image.ts'

interface DownloadButtonProps {
  target: WantedImage
}

export function DownloadButton({ target }: DownloadButtonProps) {
  const t = useT()
  const cache = useQueryClient()
  const keep = useMutation({
    mutationFn: async () => {
      const image = await cache.fetchQuery(articleImageQuery(cache, target))
      download(image, downloadFileName(target.article.id))
    },
    onSuccess: () => {
      track('download_article', { article_id: target.article.id })
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
