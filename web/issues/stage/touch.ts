import { SWIPE_THRESHOLD_PX } from '#contract/reading.ts'
import { swipeTurn, type Turn } from '#ui/swipe.ts'
import type { Point } from './geometry.ts'
import { letGo, moveWithFinger, putBack } from './page-motion.ts'
import type { Zoom } from './zoom.ts'

/** Whether a zoomed page goes on in that direction. */
export function canScroll(direction: 'left' | 'right'): boolean {
  const { scrollLeft, scrollWidth, clientWidth } = document.documentElement
  return direction === 'left' ? scrollLeft > 1 : scrollLeft < scrollWidth - clientWidth - 1
}

interface TouchOptions {
  zoom: Zoom
  /** Moves with a finger that swipes. */
  layers: HTMLElement
  hasPage: (turn: Turn) => boolean
  onTurn: (turn: Turn) => void
}

interface Swipe {
  from: Point
  canPan: { left: boolean; right: boolean }
}

/** A shorter way may become a scroll. */
const FOLLOW_FROM_PX = 10
/** Where there is no next page, the page gives way a little. */
const RESISTANCE = 4

/**
 * Two fingers zoom, one swipes. Touch events, because pointer events end as soon as the browser
 * scrolls with one finger.
 */
export function listenToTouch(
  stage: HTMLElement,
  { zoom, layers, hasPage, onTurn }: TouchOptions,
  signal: AbortSignal,
): void {
  let pinch: { spread: number; level: number } | undefined
  let swipe: Swipe | undefined

  const start = (event: TouchEvent) => {
    const [first, second] = pointsOf(event)
    if (first && second) {
      swipe = undefined
      letGo(layers)
      pinch = { spread: distance(first, second), level: zoom.level() }
      zoom.begin(between(first, second))
      prevent(event)
    } else if (first) {
      swipe = { from: first, canPan: { left: canScroll('left'), right: canScroll('right') } }
    }
  }

  const move = (event: TouchEvent) => {
    const [first, second] = pointsOf(event)
    if (swipe && first) follow(swipe, first)
    if (!pinch || !first || !second) return
    prevent(event)
    zoom.move((pinch.level * distance(first, second)) / pinch.spread, between(first, second))
  }

  const follow = ({ from, canPan }: Swipe, to: Point) => {
    const turn = swipeTurn(from, to, { threshold: FOLLOW_FROM_PX, canPan })
    if (turn) moveWithFinger(layers, (to.x - from.x) / (hasPage(turn) ? 1 : RESISTANCE))
    else letGo(layers)
  }

  const end = (event: TouchEvent) => {
    if (pinch && event.touches.length < 2) {
      pinch = undefined
      zoom.end()
    }
    const last = event.changedTouches[0]
    if (swipe && last && event.touches.length === 0) {
      const rules = { threshold: SWIPE_THRESHOLD_PX, canPan: swipe.canPan }
      const turn = swipeTurn(swipe.from, pointOf(last), rules)
      swipe = undefined
      if (!turn || !hasPage(turn)) return letGo(layers)
      putBack(layers)
      onTurn(turn)
    }
  }

  const cancel = () => {
    pinch = undefined
    swipe = undefined
    letGo(layers)
    zoom.end()
  }

  stage.addEventListener('touchstart', start, { passive: false, signal })
  stage.addEventListener('touchmove', move, { passive: false, signal })
  stage.addEventListener('touchend', end, { signal })
  stage.addEventListener('touchcancel', cancel, { signal })
}

function pointsOf({ touches }: TouchEvent): Point[] {
  return Array.from(touches, pointOf)
}

function pointOf({ clientX, clientY }: Touch): Point {
  return { x: clientX, y: clientY }
}

function distance(a: Point, b: Point): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function prevent(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault()
}
