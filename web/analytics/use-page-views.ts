import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Consent } from './consent.ts'
import { track } from './track.ts'

/** One for each screen that is opened, turning a page is none. */
export function usePageViews(consent: Consent): void {
  const { pathname } = useLocation()
  const mayTell = consent === 'granted' || consent === 'not-needed'
  const told = useRef<string>(undefined)

  useEffect(() => {
    if (!mayTell || told.current === pathname) return
    told.current = pathname
    track('page_view', { page_path: pathname, page_title: document.title })
  }, [pathname, mayTell])
}
