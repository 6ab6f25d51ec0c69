import { useEffect, useState } from 'react'

export interface Rotation {
  everySeconds: number
  /** How long it stands still after the reader moved it. */
  pauseSeconds: number
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** Which of the slides is shown. They turn by themselves unless the reader holds, stops or moves them. */
export function useSlides(count: number, rotation: Rotation | undefined, isHeld: boolean) {
  const [shown, setShown] = useState({ index: 0, wait: rotation?.everySeconds ?? 0 })
  const [isPlaying, setPlaying] = useState(
    () => rotation !== undefined && !window.matchMedia(LESS_MOTION).matches,
  )
  // There are fewer slides on a wider screen.
  const index = Math.min(shown.index, Math.max(0, count - 1))
  const isTurning = isPlaying && !isHeld && count > 1
  const everySeconds = rotation?.everySeconds ?? 0

  useEffect(() => {
    if (!isTurning) return
    const next = { index: (index + 1) % count, wait: everySeconds }
    const timer = setTimeout(() => setShown(next), shown.wait * 1000)
    return () => clearTimeout(timer)
  }, [isTurning, index, count, everySeconds, shown])

  return {
    index,
    isPlaying,
    move: (step: number) =>
      setShown({ index: (index + step + count) % count, wait: rotation?.pauseSeconds ?? 0 }),
    toggle: () => setPlaying(!isPlaying),
  }
}
