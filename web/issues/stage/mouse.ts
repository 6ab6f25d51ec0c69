import { clamp, type Point } from './geometry.ts'
import type { Zoom } from './zoom.ts'

/** There is no wheel-end event; this long without one ends the gesture. */
const WHEEL_PAUSE_MS = 150
/** A trackpad sends small deltas, a mouse wheel large ones. */
const LARGEST_STEP = 25
const SPEED = 0.01
const LINE_PX = 16

/** Zooms with Ctrl or ⌘ and the wheel; browsers report a trackpad pinch the same way. */
export function listenToWheel(stage: HTMLElement, zoom: Zoom, signal: AbortSignal): void {
  let pause: ReturnType<typeof setTimeout> | undefined
  let level = 1

  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const at = pointOf(event)
    if (pause === undefined) {
      level = zoom.level()
      zoom.begin(at)
    }
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1
    level *= Math.exp(-SPEED * clamp(event.deltaY * pixels, -LARGEST_STEP, LARGEST_STEP))
    level = zoom.move(level, at)
    clearTimeout(pause)
    pause = setTimeout(() => {
      pause = undefined
      zoom.end()
    }, WHEEL_PAUSE_MS)
  }

  stage.addEventListener('wheel', turn, { passive: false, signal })
  signal.addEventListener('abort', () => clearTimeout(pause))
}

/** A smaller movement counts as a click. */
const DRAG_PX = 4

/** Drags a zoomed page with the mouse. */
export function listenToDrag(stage: HTMLElement, zoom: Zoom, signal: AbortSignal): void {
  let grip: { pointer: Point; scroll: Point } | undefined
  let isDragging = false

  const grasp = (event: PointerEvent) => {
    isDragging = false
    const isMouse = event.pointerType === 'mouse' && event.button === 0
    if (!isMouse || zoom.level() === 1) return
    grip = { pointer: pointOf(event), scroll: { x: window.scrollX, y: window.scrollY } }
  }

  const drag = (event: PointerEvent) => {
    if (!grip) return
    const { pointer, scroll } = grip
    const x = pointer.x - event.clientX
    const y = pointer.y - event.clientY
    if (!isDragging && Math.hypot(x, y) < DRAG_PX) return
    isDragging = true
    window.scrollTo({ left: scroll.x + x, top: scroll.y + y, behavior: 'instant' })
  }

  const letGo = () => {
    grip = undefined
  }

  const click = (event: MouseEvent) => {
    if (!isDragging) return
    isDragging = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  stage.addEventListener('pointerdown', grasp, { signal })
  window.addEventListener('pointermove', drag, { signal })
  window.addEventListener('pointerup', letGo, { signal })
  window.addEventListener('pointercancel', letGo, { signal })
  stage.addEventListener('click', click, { capture: true, signal })
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY }
}
