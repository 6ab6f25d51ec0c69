import { useLayoutEffect } from 'react'
import { isForDialogOrField } from '#ui/for-dialog-or-field.ts'

type Direction = 'left' | 'right'

interface PageTurner {
  /** Whether a zoomed page can still scroll that way; then the key scrolls it. */
  canScroll: (direction: Direction) => boolean
  turn: (by: -1 | 1) => void
}

/** The left and right arrow keys turn the page. */
export function usePageKeys({ canScroll, turn }: PageTurner): void {
  // A layout effect: a key press between the paint and a later effect would be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const direction = directionOf(event)
      if (!direction || canScroll(direction)) return
      event.preventDefault()
      turn(direction === 'right' ? 1 : -1)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [canScroll, turn])
}

/** Undefined when the browser, a dialog or a form field handles the key. */
function directionOf(event: KeyboardEvent): Direction | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  if (event.defaultPrevented || isForDialogOrField(event.target)) return undefined
  if (event.key === 'ArrowLeft') return 'left'
  return event.key === 'ArrowRight' ? 'right' : undefined
}
