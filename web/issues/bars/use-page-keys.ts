import { useEffect } from 'react'

type Direction = 'left' | 'right'

interface Turnable {
  /** Whether a page that is zoomed in can still move that way: then the key moves it. */
  canScroll: (direction: Direction) => boolean
  turn: (by: -1 | 1) => void
}

/** The left and right arrow keys turn the page. */
export function usePageKeys({ canScroll, turn }: Turnable): void {
  useEffect(() => {
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

/** With Alt they are the browser's own, in a field or a dialog they belong to that. */
function directionOf(event: KeyboardEvent): Direction | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  if (event.defaultPrevented || isElsewhere(event.target)) return undefined
  if (event.key === 'ArrowLeft') return 'left'
  return event.key === 'ArrowRight' ? 'right' : undefined
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input, select, textarea') !== null
}
