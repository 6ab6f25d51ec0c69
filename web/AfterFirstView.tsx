import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isThrifty } from './api/connection.ts'
import { OneTap } from './auth/OneTap.tsx'
import { useOpenedPaper } from './paper/use-opened-paper.ts'
import { useReaderChanges } from './session/use-reader-changes.ts'
import { useSubscriptionChanges } from './session/use-subscription-changes.ts'

/** What the first view does without: following who is reading and what they bought, and the one-tap prompt on the front page. */
export function AfterFirstView() {
  useReaderChanges()
  useSubscriptionChanges()
  useOpenedPaper()
  useEffect(() => {
    // Opened next by most readers.
    if (isThrifty()) return
    void import('./articles/ArticleScreen.tsx')
    void import('./articles/get-ready.ts').then(({ getReady }) => getReady())
  }, [])
  const { pathname } = useLocation()
  return pathname === '/' ? <OneTap /> : null
}
