import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { SWIPE_THRESHOLD_PX } from '#contract/reading.ts'
import { isMotionWelcome } from '#ui/motion.ts'
import { swipeTurn } from '#ui/swipe.ts'

export type GuidedMove = 'next' | 'previous' | 'next-column' | 'previous-column'

const KEYS: Readonly<Record<string, GuidedMove>> = {
  ' ': 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ArrowUp: 'previous',
  PageUp: 'previous',
  ArrowRight: 'next-column',
  ArrowLeft: 'previous-column',
}

interface KeyPress {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  target: EventTarget
}

/** Undefined when the browser or a button handles the key. */
export function keyMove({ key, target, ...press }: KeyPress): GuidedMove | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (key === ' ' && target instanceof Element && target.closest('button')) return undefined
  return key === ' ' && press.shiftKey ? 'previous' : KEYS[key]
}

const DOUBLE_TAP_MS = 250
/** A tap in this upper part of the screen goes back. */
const UPPER_SHARE = 0.25

interface TouchMoves {
  onMove: (move: GuidedMove) => void
  onClose: () => void
}

/** Fingers that come closer to less than this share of their distance have pinched. */
const PINCHED_SHARE = 0.8

/** A tap or a swipe goes on or back, a double tap or a pinch returns to the page. */
export function useTouchMoves(
  element: RefObject<HTMLElement | null>,
  { onMove, onClose }: TouchMoves,
): void {
  const move = useEffectEvent(onMove)
  const close = useEffectEvent(onClose)

  // A layout effect: a tap between the paint and a later effect would be lost.
  useLayoutEffect(() => {
    const scroller = element.current
    if (!scroller) return
    let from: { x: number; y: number; canPan: { left: boolean; right: boolean } } | undefined
    let apart: number | undefined
    let lastTap = Number.NEGATIVE_INFINITY

    const start = ({ touches }: TouchEvent) => {
      const [first, second] = touches
      apart = distanceOf(touches)
      from =
        first && !second
          ? { x: first.clientX, y: first.clientY, canPan: canPan(scroller) }
          : undefined
    }
    const pinch = ({ touches }: TouchEvent) => {
      const now = distanceOf(touches)
      if (apart === undefined || now === undefined || now > apart * PINCHED_SHARE) return
      apart = undefined
      close()
    }
    const end = ({ changedTouches: [last] }: TouchEvent) => {
      const to = last && { x: last.clientX, y: last.clientY }
      const rules = { threshold: SWIPE_THRESHOLD_PX, canPan: from?.canPan ?? canPan(scroller) }
      const turn = from && to && swipeTurn(from, to, rules)
      if (turn) move(turn === 1 ? 'next' : 'previous')
    }
    // A tap acts at once, without waiting for a second one: if that comes, the page is shown anyway.
    const tap = (event: MouseEvent) => {
      const isSecond = event.timeStamp - lastTap < DOUBLE_TAP_MS
      lastTap = event.timeStamp
      if (isSecond) return close()
      const { top, height } = scroller.getBoundingClientRect()
      move((event.clientY - top) / height < UPPER_SHARE ? 'previous' : 'next')
    }
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    scroller.addEventListener('touchstart', start, options)
    scroller.addEventListener('touchmove', pinch, options)
    scroller.addEventListener('touchend', end, options)
    scroller.addEventListener('click', tap, options)
    return () => listening.abort()
  }, [element])
}

/** Undefined with one finger. */
function distanceOf([first, second]: TouchList): number | undefined {
  if (!first || !second) return undefined
  return Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY)
}

/** How far one press pans, as a share of the screen: some words stay visible. */
const PAN_SHARE = 0.8

/** Reading on pans a column that is wider than the screen first, so that no part of it is skipped. False when there is nothing to pan. */
export function panBy(scroller: HTMLElement | null, move: GuidedMove): boolean {
  if (!scroller) return false
  const { left, right } = hiddenParts(scroller)
  const step = scroller.clientWidth * PAN_SHARE
  const isForward = move === 'next' || move === 'next-column'
  const by = isForward ? Math.min(step, right) : -Math.min(step, left)
  if (Math.abs(by) <= 1) return false
  scroller.scrollBy({ left: by, behavior: isMotionWelcome() ? 'smooth' : 'instant' })
  return true
}

/** A column that is wider than the screen is panned first. */
function canPan(scroller: HTMLElement) {
  const { left, right } = hiddenParts(scroller)
  return { left: left > 1, right: right > 1 }
}

/** The widths of a wide column that are beyond the edges of the screen. */
function hiddenParts({ dataset, clientWidth, children: [sheet] }: HTMLElement) {
  const column =
    dataset.wider === 'true' && sheet?.querySelector('[data-column]')?.getBoundingClientRect()
  if (!column) return { left: 0, right: 0 }
  return { left: Math.max(0, -column.left), right: Math.max(0, column.right - clientWidth) }
}
