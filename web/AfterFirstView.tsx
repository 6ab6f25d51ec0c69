import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isThrifty } from './api/connection.ts'
import { OneTap } from './auth/OneTap.tsx'
import { useReaderChanges } from './session/use-reader-changes.ts'

/** What the first view does without: following who is reading, and the one-tap prompt on the front page. */
export function AfterFirstView() {
  useReaderChanges()
  useEffect(() => {
    // Opened next by most readers.
    if (!isThrifty()) void import('./articles/ArticleScreen.tsx')
  }, [])
  const { pathname } = useLocation()
  return pathname === '/' ? <OneTap /> : null
}
