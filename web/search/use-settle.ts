import { useEffect, useRef } from 'react'
import { track } from '../analytics/track.ts'
import type { SearchEntry } from './search-entry.ts'

/** Who looks at an answer that long has searched for it, and was not on the way to another word. */
const SETTLED_AFTER_MS = 2000

interface Settling {
  text: string
  standing: SearchEntry['standing']
  /** Undefined while there is no answer. */
  total: number | undefined
  onSettled: (text: string, total: number) => void
}

/** Once for each search: when it was asked for by Enter, looked at for a while, or a hit was opened. */
export function useSettle({ text, standing, total, onSettled }: Settling): () => void {
  const settle = () => {
    if (standing === 'settled' || total === undefined) return
    track('search', { search_term: text, number_of_results: total })
    onSettled(text, total)
  }
  const latest = useRef(settle)

  useEffect(() => {
    latest.current = settle
  })

  useEffect(() => {
    if (standing === 'settled' || total === undefined || !text) return
    const timer = setTimeout(() => latest.current(), standing === 'asked' ? 0 : SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, standing, total])

  return settle
}
