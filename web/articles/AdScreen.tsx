import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ZOOM } from '#contract/reading.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useT } from '../i18n/use-t.ts'
import { useAskedIssue } from '../paper/use-requested-issue.ts'
import { AdImage } from './AdImage.tsx'
import { adPlaceAsked } from './ad-place.ts'
import { findAd } from './find-region.ts'
import { IssueState } from './IssueState.tsx'
import { Locked } from './Locked.tsx'
import { NotThere } from './NotThere.tsx'
import { ZoomControl } from './SizeControl.tsx'
import { stepBy } from './step.ts'
import { ViewerFrame } from './ViewerFrame.tsx'

export function AdScreen() {
  const t = useT()
  const { adId = '' } = useParams()
  const [search] = useSearchParams()
  const asked = useAskedIssue(adPlaceAsked(search))
  const [zoom, setZoom] = useState<number>(ZOOM.default)
  const { issue, pages, date } = asked

  function body() {
    const missing = t('Advertisement not found.')
    if (!adId) return <NotThere words={missing} />
    if (!search.get('imageFile')) return <NotThere words={t('Advertisement image not found.')} />
    if (!issue.data) {
      return (
        <IssueState asked={asked} missing={missing} failed={t('Oops! Something went wrong.')} />
      )
    }
    const found = findAd(pages, adId, asked.pageIndex)
    switch (found.kind) {
      case 'missing':
        return <NotThere words={missing} />
      case 'locked':
        return <Locked unlockBy="subscribing" isToday={date === runtimeConfig().today} />
      case 'found':
        return <AdImage issue={issue.data} ad={found.ad} zoom={zoom} />
    }
  }

  return (
    <ViewerFrame
      key={adId}
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
