import { useEffect, useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '#contract/search.ts'
import { cleanText } from './use-search-request.ts'

/** What stands in the input. It is asked for when the reader has paused, and at once when it is emptied. */
export function useDraft(asked: string, onAsk: (text: string) => void) {
  const [draft, setDraft] = useState<string>()
  const wanted = draft === undefined ? asked : cleanText(draft)
  const latest = useRef(onAsk)

  useEffect(() => {
    latest.current = onAsk
  })

  useEffect(() => {
    if (wanted === asked) return
    const pause = wanted === '' ? 0 : SEARCH_DEBOUNCE_MS
    const timer = setTimeout(() => latest.current(wanted), pause)
    return () => clearTimeout(timer)
  }, [wanted, asked])

  // Back and forward bring what was asked then.
  useEffect(() => {
    const drop = () => setDraft(undefined)
    window.addEventListener('popstate', drop)
    return () => window.removeEventListener('popstate', drop)
  }, [])

  return { typed: draft ?? asked, wanted, type: setDraft }
}
