import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { AdRegion, EpaperData } from '#contract/issues.ts'
import { ZOOM } from '#contract/reading.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useObjectUrl } from '#ui/use-object-url.ts'
import { runtimeConfig } from '../api/runtime-config.ts'
import { stepBy, ZoomControl } from '../display/SizeControl.tsx'
import { useT } from '../i18n/use-t.ts'
import { openFile } from '../paper/open-file.ts'
import { type RequestedPlace, requestedPlace } from '../paper/place.ts'
import { useRequestedIssue } from '../paper/use-requested-issue.ts'
import { findAd } from './find-region.ts'
import { ViewerFrame } from './ViewerFrame.tsx'
import {
  IssueState,
  LoadFailure,
  LoadingNotice,
  LockedNotice,
  NotFoundNotice,
} from './viewer-states.tsx'
import { ZoomedImage } from './ZoomedImage.tsx'

export function AdScreen() {
  const t = useT()
  const { adId = '' } = useParams()
  const [search] = useSearchParams()
  const requested = useRequestedIssue(requestedAdPlace(search))
  const [zoom, setZoom] = useState<number>(ZOOM.default)
  const { issue, pages, date } = requested

  function body() {
    const missing = t('Advertisement not found.')
    if (!adId) return <NotFoundNotice words={missing} />
    if (!search.get('imageFile'))
      return <NotFoundNotice words={t('Advertisement image not found.')} />
    if (!issue.data) {
      return (
        <IssueState
          requested={requested}
          missing={missing}
          failed={t('Oops! Something went wrong.')}
        />
      )
    }
    const found = findAd(pages, adId, requested.pageIndex)
    switch (found.kind) {
      case 'missing':
        return <NotFoundNotice words={missing} />
      case 'locked':
        return <LockedNotice unlockBy="subscribing" isToday={date === runtimeConfig().today} />
      case 'found':
        return <AdImage issue={issue.data} ad={found.ad} zoom={zoom} />
    }
  }

  return (
    <ViewerFrame
      opened={adId}
      title={t('Advertisement')}
      controls={
        <>
          <ZoomControl
            zoom={zoom}
            scale={ZOOM}
            onChange={(direction) => setZoom(stepBy(zoom, direction, ZOOM))}
          />
          <IconButton icon="text" label={t('Show as text')} isDisabled />
          <IconButton icon="speaker" label={t('Listen to article')} isDisabled />
        </>
      }
    >
      {body()}
    </ViewerFrame>
  )
}

interface AdImageProps {
  issue: EpaperData
  /** From the issue's data; the address alone never selects a picture. */
  ad: AdRegion
  zoom: number
}

function AdImage({ issue, ad, zoom }: AdImageProps) {
  const t = useT()
  const image = useAdImage(issue, ad)
  const src = useObjectUrl(image.data)
  if (image.isError) {
    const words = t('Advertisement image not found.')
    return (
      <LoadFailure words={words} isRetrying={image.isFetching} onRetry={() => image.refetch()} />
    )
  }
  if (!src) return <LoadingNotice />
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

/** The ad viewer's address calls the edition `edition`. */
function requestedAdPlace(search: URLSearchParams): RequestedPlace {
  const named = new URLSearchParams(search)
  named.set('edition_No', search.get('edition') ?? '')
  return requestedPlace(named)
}
