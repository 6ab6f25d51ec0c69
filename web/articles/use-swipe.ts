import { useEffectEvent, useLayoutEffect } from 'react'
import { SWIPE_THRESHOLD_PX } from '#contract/reading.ts'
import { scrollsSideways, swipeTurn, type Turn } from '#ui/swipe.ts'

/** Calls `onSwipe` for a swipe of one finger, unless it scrolls something sideways. */
export function useSwipe(onSwipe: (turn: Turn) => void): void {
  const callOnSwipe = useEffectEvent(onSwipe)

  // A layout effect: a swipe between the paint and a later effect would be lost.
  useLayoutEffect(() => {
    let from: { x: number; y: number; target: EventTarget | null } | undefined
    const start = ({ touches, target }: TouchEvent) => {
      const [first, second] = touches
      from = first && !second ? { x: first.clientX, y: first.clientY, target } : undefined
    }
    const end = ({ changedTouches: [last] }: TouchEvent) => {
      if (from && last && !isForSomethingElse(from.target)) {
        const rules = { threshold: SWIPE_THRESHOLD_PX, canPan: { left: false, right: false } }
        const turn = swipeTurn(from, { x: last.clientX, y: last.clientY }, rules)
        if (turn) callOnSwipe(turn)
      }
      from = undefined
    }
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    window.addEventListener('touchstart', start, options)
    window.addEventListener('touchend', end, options)
    return () => listening.abort()
  }, [])
}

/** A dialog, an enlarged screen, selected words, and whatever scrolls sideways. */
function isForSomethingElse(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') || !getSelection()?.isCollapsed) return true
  return (window.visualViewport?.scale ?? 1) > 1 || scrollsSideways(target)
}
