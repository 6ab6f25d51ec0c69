import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../session/use-session.ts'
import type { Consent } from './consent.ts'
import { track } from './track.ts'

/** One for each screen that is opened, told once it is known who reads; turning a page is none. */
export function usePageViews(consent: Consent): void {
  const { pathname } = useLocation()
  const isKnown = useSession().kind !== 'checking'
  const mayTell = consent === 'granted' || consent === 'not-needed'
  const told = useRef<string>(undefined)

  useEffect(() => {
    if (!isKnown || !mayTell || told.current === pathname) return
    told.current = pathname
    track('page_view', { page_path: pathname, page_title: document.title })
  }, [pathname, isKnown, mayTell])
}
