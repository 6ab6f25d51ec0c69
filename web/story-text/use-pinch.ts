import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Two fingers on the element. The factor is relative to the previous event. */
export function usePinch(
  element: RefObject<HTMLElement | null>,
  onPinch: (factor: number) => void,
): void {
  const pinch = useEffectEvent(onPinch)
  useEffect(() => {
    const target = element.current
    if (!target) return
    let before: number | undefined
    const start = ({ touches }: TouchEvent) => {
      before = distanceIn(touches)
    }
    const move = (event: TouchEvent) => {
      const distance = distanceIn(event.touches)
      if (distance === undefined) return
      // Otherwise the browser would scroll or zoom at the same time.
      event.preventDefault()
      if (before) pinch(distance / before)
      before = distance
    }
    target.addEventListener('touchstart', start, { passive: true })
    target.addEventListener('touchmove', move, { passive: false })
    target.addEventListener('touchend', start, { passive: true })
    return () => {
      target.removeEventListener('touchstart', start)
      target.removeEventListener('touchmove', move)
      target.removeEventListener('touchend', start)
    }
  }, [element])
}

function distanceIn([one, other]: TouchList): number | undefined {
  if (!one || !other) return undefined
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}
