import { MIN_CLIP_SIDE } from '#contract/clips.ts'
import type { PageBox } from '#contract/page-model.ts'
import { areaOf } from './page-boxes.ts'

/** The most clips that one reader or network makes. */
export const CLIP_LIMITS = [
  { limit: 30, windowMs: 3_600_000 },
  { limit: 100, windowMs: 86_400_000 },
]

/** Boxes are rounded, so that a box of the allowed area may be a little larger. */
const TOLERANCE = 0.01

export function isClipAllowed(box: PageBox, maxArea: number): boolean {
  const isOnPage =
    box.left >= 0 &&
    box.top >= 0 &&
    box.left + box.width <= 100 + TOLERANCE &&
    box.top + box.height <= 100 + TOLERANCE
  const isVisible = Math.min(box.width, box.height) >= MIN_CLIP_SIDE - TOLERANCE
  return isOnPage && isVisible && areaOf([box]) / 100 <= maxArea + TOLERANCE
}

interface Point {
  x: number
  y: number
}

/** The box between two points, in percent. One that is too large shrinks towards the first point. */
export function boxBetween(from: Point, to: Point, maxArea: number): PageBox {
  const width = limited(Math.abs(to.x - from.x))
  const height = limited(Math.abs(to.y - from.y))
  const scale = Math.min(1, Math.sqrt((maxArea * 100) / (width * height)))
  const box = { width: width * scale, height: height * scale }
  return onPage({
    ...box,
    left: to.x < from.x ? from.x - box.width : from.x,
    top: to.y < from.y ? from.y - box.height : from.y,
  })
}

export function movedBox(box: PageBox, by: Point): PageBox {
  return onPage({ ...box, left: box.left + by.x, top: box.top + by.y })
}

/** Moves the right and the lower edge, as far as the area allows. */
export function resizedBox(box: PageBox, by: Point, maxArea: number): PageBox {
  const width = Math.min(limited(box.width + by.x), 100 - box.left)
  const height = Math.min(limited(box.height + by.y), 100 - box.top)
  const resized = { ...box, width, height }
  return areaOf([resized]) / 100 <= maxArea ? rounded(resized) : box
}

function limited(side: number): number {
  return Math.min(100, Math.max(MIN_CLIP_SIDE, side))
}

function onPage(box: PageBox): PageBox {
  return rounded({
    ...box,
    left: Math.max(0, Math.min(box.left, 100 - box.width)),
    top: Math.max(0, Math.min(box.top, 100 - box.height)),
  })
}

function rounded({ left, top, width, height }: PageBox): PageBox {
  const round = (value: number) => Math.floor(value * 1000) / 1000
  return { left: round(left), top: round(top), width: round(width), height: round(height) }
}
