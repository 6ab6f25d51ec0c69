import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdRegion, EpaperData } from '#contract/issues.ts'
import { useObjectUrl } from '#ui/use-object-url.ts'
import { useT } from '../i18n/use-t.ts'
import { openFile } from '../paper/open-file.ts'
import { Failed } from './Failed.tsx'
import { Waiting } from './Waiting.tsx'
import { ZoomedImage } from './ZoomedImage.tsx'

interface AdImageProps {
  issue: EpaperData
  /** Of this issue: an address never chooses the picture. */
  ad: AdRegion
  zoom: number
}

export function AdImage({ issue, ad, zoom }: AdImageProps) {
  const t = useT()
  const image = useAdImage(issue, ad)
  const src = useObjectUrl(image.data)
  if (image.isError) {
    const words = t('Advertisement image not found.')
    return <Failed words={words} isRetrying={image.isFetching} onRetry={() => image.refetch()} />
  }
  if (!src) return <Waiting />
  return <ZoomedImage src={src} alt={t('Advertisement')} zoom={zoom} />
}

function useAdImage({ edition: { date, id } }: EpaperData, ad: AdRegion) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: ['ad-image', date, id, ad.imgFile],
    queryFn: async () => {
      const file = await openFile(cache, {
        issue: { date, edition: id },
        folderOf: ({ data_url_suffix }) => data_url_suffix,
        file: ad.imgFile,
        priority: 'high',
      })
      return file.blob()
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
}
