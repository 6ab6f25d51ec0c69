import { isMotionWelcome } from '#ui/motion.ts'
import {
  type Aim,
  clamp,
  clampZoom,
  columnTarget,
  type Frame,
  leftOf,
  maxZoom,
  type Point,
  type Size,
  scrollFor,
  shareAt,
} from './geometry.ts'
import type { LeftPlace } from './left-place.ts'

interface ZoomParts {
  stage: HTMLElement
  /** The layout box of the page; its width depends on `--zoom`. */
  box: HTMLElement
  /** The page. Gestures transform only this element, so that the scrollable area does not change. */
  sheet: HTMLElement
  /** The width of the current page's largest file. */
  sharpestWidth: () => number
  onCommit: () => void
}

interface Measurements {
  frame: Frame
  fit: Size
  max: number
  scroll: Point
}

interface Gesture extends Measurements {
  share: Point
  aim: Aim
  level: number
}

const STEP = 1.5
const GLIDE_MS = 160

export type Zoom = ReturnType<typeof createZoom>

/** The zoom level and the visible part of the page. */
export function createZoom({ stage, box, sheet, sharpestWidth, onCommit }: ZoomParts) {
  let level = 1
  let gesture: Gesture | undefined
  let glide: Animation | undefined

  function measure(): Measurements {
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement
    const page = box.getBoundingClientRect()
    const around = stage.getBoundingClientRect()
    const scroll = { x: window.scrollX, y: window.scrollY }
    const fit = { width: page.width / level, height: page.height / level }
    return {
      fit,
      scroll,
      max: maxZoom(fit.width, sharpestWidth(), window.devicePixelRatio),
      frame: {
        view: { width: clientWidth, height: clientHeight },
        left: around.left + scroll.x,
        width: around.width,
        above: page.top + scroll.y,
        below: Math.max(0, scrollHeight - page.bottom - scroll.y),
      },
    }
  }

  function commit({ frame, fit }: Measurements, next: number, aim: Aim): void {
    level = next
    sheet.style.transform = ''
    sheet.style.willChange = ''
    box.style.setProperty('--zoom', String(level))
    stage.dataset.zoomed = String(level > 1)
    const { x, y } = scrollFor(frame, times(fit, level), aim)
    window.scrollTo({ left: x, top: y, behavior: 'instant' })
    onCommit()
  }

  /** Jumps to the target, then animates from the old position. */
  function glideTo(target: () => Aim & { zoom: number }): void {
    const before = sheet.getBoundingClientRect()
    settle()
    const measured = measure()
    const { zoom, ...aim } = target()
    commit(measured, clampZoom(zoom, measured.max), aim)
    if (!isMotionWelcome()) return
    const transform = transformTo(box.getBoundingClientRect(), before)
    const way = [{ transform }, { transform: 'none' }]
    glide = sheet.animate(way, { duration: GLIDE_MS, easing: 'ease-out' })
  }

  /** Ends animation and gesture, so that measurements match the layout. */
  function settle(): void {
    glide?.cancel()
    end()
  }

  function middle(): Aim {
    const { clientWidth, clientHeight } = document.documentElement
    return aimAt({ x: clientWidth / 2, y: clientHeight / 2 })
  }

  /** Keeps the point under these coordinates in place. */
  function aimAt(at: Point): Aim {
    return { share: shareAt(box.getBoundingClientRect(), at), at }
  }

  function columnUnder(at: Point, region: DOMRect | undefined): Aim & { zoom: number } {
    const { frame, fit } = measure()
    const page = box.getBoundingClientRect()
    const column = region && {
      left: (region.left - page.left) / page.width,
      width: region.width / page.width,
    }
    return columnTarget(frame, fit, { ...aimAt(at), region: column })
  }

  /** During a gesture only a transform changes; there is no layout. */
  function begin(at: Point): void {
    settle()
    const aim = aimAt(at)
    gesture = { ...measure(), share: aim.share, aim, level }
    sheet.style.willChange = 'transform'
  }

  /** Returns the new zoom level. */
  function move(next: number, at: Point): number {
    if (!gesture) return level
    const { frame, fit, scroll, share, max } = gesture
    gesture.level = clamp(next, 1, max)
    gesture.aim = { share, at }
    const from = times(fit, level)
    const to = times(fit, gesture.level)
    const target = scrollFor(frame, to, gesture.aim)
    sheet.style.transform = transformTo(
      { left: leftOf(frame, from.width) - scroll.x, top: frame.above - scroll.y, ...from },
      { left: leftOf(frame, to.width) - target.x, top: frame.above - target.y, ...to },
    )
    return gesture.level
  }

  function end(): void {
    if (!gesture) return
    const done = gesture
    gesture = undefined
    commit(done, clampZoom(done.level, done.max), done.aim)
  }

  return {
    begin,
    move,
    end,
    level: () => level,
    canComeCloser: () => level < measure().max,
    zoomIn: () => glideTo(() => ({ zoom: level * STEP, ...middle() })),
    zoomOut: () => glideTo(() => ({ zoom: level / STEP, ...middle() })),
    reset: () => glideTo(() => ({ zoom: 1, ...middle() })),
    /** What is visible, to be restored later. */
    where: (): LeftPlace => ({ level, share: middle().share }),
    restore({ level: next, share }: LeftPlace): void {
      if (!Number.isFinite(share.x)) return
      const measured = measure()
      commit(measured, clampZoom(next, measured.max), { share, at: middle().at })
    },
    /** Zooms to the column at this point, or back to the whole page. */
    toggleColumn(at: Point, region: DOMRect | undefined): void {
      glideTo(() => (level > 1 ? { zoom: 1, ...aimAt(at) } : columnUnder(at, region)))
    },
  }
}

function times({ width, height }: Size, factor: number): Size {
  return { width: width * factor, height: height * factor }
}

type Rect = { left: number; top: number; width: number }

function transformTo(from: Rect, to: Rect): string {
  const scale = to.width / from.width
  return `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})`
}
