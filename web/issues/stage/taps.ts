import type { Point } from './geometry.ts'

/** The time and distance of a double tap. A single tap takes effect after this time. */
const DOUBLE_TAP_MS = 250
const DOUBLE_TAP_PX = 32

/**
 * One tap opens an article, two taps zoom to its column. A single tap waits for a possible second one.
 * Key presses and clicks for a new tab take effect at once.
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
      // This click has detail 0, like one from a key, and passes through.
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
