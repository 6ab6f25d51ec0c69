import { useLayoutEffect, useState } from 'react'

/** Shorter scrolling is ignored: a resting finger moves a little. */
const STEP_PX = 8
/** The distance that counts as at the top or near the bottom. */
const NEAR_PX = 100

export interface ScrollState {
  top: number
  /** The remaining scroll distance. */
  left: number
}

/** Scrolling down hides the bars, scrolling up shows them. At the top and near the bottom they are always shown. */
export function areBarsHidden(wereHidden: boolean, before: number, now: ScrollState): boolean {
  if (now.top <= NEAR_PX || now.left <= NEAR_PX) return false
  if (Math.abs(now.top - before) < STEP_PX) return wereHidden
  return now.top > before
}

/** Whether the header and the footer are hidden. */
export function useHidingBars(): boolean {
  const [isHidden, setHidden] = useState(false)

  // A layout effect: the bars would stay over a page that is scrolled between the paint and a later effect.
  useLayoutEffect(() => {
    let before = window.scrollY
    let wasHidden = false
    const follow = () => {
      const now = scrollState()
      const next = areBarsHidden(wasHidden, before, now)
      if (next !== wasHidden || Math.abs(now.top - before) >= STEP_PX) before = now.top
      if (next !== wasHidden) setHidden(next)
      wasHidden = next
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])

  return isHidden
}

function scrollState(): ScrollState {
  const { scrollHeight, clientHeight } = document.documentElement
  return { top: window.scrollY, left: scrollHeight - clientHeight - window.scrollY }
}
