import type { Point } from './geometry.ts'

/** A second tap within this time and distance makes a double tap; so long a first one waits. */
const DOUBLE_TAP_MS = 250
const DOUBLE_TAP_PX = 32

/**
 * One tap opens an article, two zoom to its column. The first must wait for the second, else no double
 * tap could ever land on an article; a key, or a click that asks for another tab, has no second one.
 */
export function listenToTaps(
  box: HTMLElement,
  onDoubleTap: (at: Point, link: HTMLAnchorElement | null) => void,
  signal: AbortSignal,
): void {
  let first: { at: Point; timer: ReturnType<typeof setTimeout> } | undefined

  const tap = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (event.detail === 0 || isForAnotherTab(event)) return
    event.preventDefault()
    const at = { x: event.clientX, y: event.clientY }
    const isSecond = first && Math.hypot(first.at.x - at.x, first.at.y - at.y) < DOUBLE_TAP_PX
    clearTimeout(first?.timer)
    first = undefined
    if (isSecond) return onDoubleTap(at, link)
    const open = () => {
      first = undefined
      // Comes by here again, as from a key.
      if (link?.isConnected) link.click()
    }
    first = { at, timer: setTimeout(open, DOUBLE_TAP_MS) }
  }

  box.addEventListener('click', tap, { capture: true, signal })
  signal.addEventListener('abort', () => clearTimeout(first?.timer))
}

function isForAnotherTab({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0
}
