import { useEffect, useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '#contract/search.ts'
import { cleanText } from './use-search-request.ts'

/** The text in the input. It is searched for after a pause, or at once when emptied. */
export function useDraft(request: string, onAsk: (text: string) => void) {
  const [draft, setDraft] = useState<string>()
  const nextText = draft === undefined ? request : cleanText(draft)
  const latest = useRef(onAsk)

  useEffect(() => {
    latest.current = onAsk
  })

  useEffect(() => {
    if (nextText === request) return
    const pause = nextText === '' ? 0 : SEARCH_DEBOUNCE_MS
    const timer = setTimeout(() => latest.current(nextText), pause)
    return () => clearTimeout(timer)
  }, [nextText, request])

  // Back and Forward show the search of that history entry.
  useEffect(() => {
    const drop = () => setDraft(undefined)
    window.addEventListener('popstate', drop)
    return () => window.removeEventListener('popstate', drop)
  }, [])

  return { typed: draft ?? request, nextText, type: setDraft }
}
