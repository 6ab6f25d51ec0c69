import { useEffect } from 'react'
import { runtimeConfig } from '../api/runtime-config.ts'
import { useIsPopupOpen } from '../prompts/open-popups.ts'
import { ConsentBanner } from './ConsentBanner.tsx'
import { useConsent } from './consent.ts'
import { loadContainer } from './load-container.ts'
import { usePageViews } from './use-page-views.ts'
import { useReaderStatus } from './use-reader-status.ts'

/** Beside every screen: what is counted everywhere, and the question whether it may be. */
export function Analytics() {
  const consent = useConsent()
  const { gtmId } = runtimeConfig()
  const isPopupOpen = useIsPopupOpen()
  useEffect(() => {
    if (gtmId && consent === 'granted') loadContainer(gtmId)
  }, [gtmId, consent])
  useReaderStatus()
  usePageViews(consent)
  return consent === 'unasked' && !isPopupOpen ? <ConsentBanner /> : null
}
