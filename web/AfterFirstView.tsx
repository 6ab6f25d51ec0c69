import { lazy, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useDescription } from './about/use-description.ts'
import { Analytics } from './analytics/Analytics.tsx'
import { isThrifty } from './api/connection.ts'
import { runtimeConfig } from './api/runtime-config.ts'
import { OneTap } from './auth/OneTap.tsx'
import { useOpenedPaper } from './paper/use-opened-paper.ts'
import { eventLogShown } from './session/event-log-shown.ts'
import { useReaderChanges } from './session/use-reader-changes.ts'
import { useSubscriptionChanges } from './session/use-subscription-changes.ts'

const EventPanel = lazy(async () => ({
  default: (await import('./dev/EventPanel.tsx')).EventPanel,
}))

/** What the first view does without: following who is reading and what they bought, analytics, and the one-tap prompt on the front page. */
export function AfterFirstView() {
  useReaderChanges()
  useSubscriptionChanges()
  useOpenedPaper()
  useDescription()
  useEffect(() => {
    // Opened next by most readers.
    if (isThrifty()) return
    void import('./articles/ArticleScreen.tsx')
    void import('./articles/get-ready.ts').then(({ getReady }) => getReady())
  }, [])
  const { pathname } = useLocation()
  const isLogShown = runtimeConfig().standIns && eventLogShown.read()
  return (
    <>
      <Analytics />
      {isLogShown && pathname !== '/dev/events' && <EventPanel />}
      {pathname === '/' && <OneTap />}
    </>
  )
}
