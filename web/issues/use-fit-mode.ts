import { useState } from 'react'
import { DEFAULT_FIT_MODE, type FitMode } from '#contract/reading.ts'
import { track } from '../analytics/track.ts'

let chosen = DEFAULT_FIT_MODE

/** Stays as it is while the reader opens an article and comes back, for as long as the tab lives. */
export function useFitMode(): [FitMode, (fit: FitMode) => void] {
  const [fit, setFit] = useState(chosen)
  const choose = (next: FitMode) => {
    track('toggle_reader_view', { view: next })
    chosen = next
    setFit(next)
  }
  return [fit, choose]
}
