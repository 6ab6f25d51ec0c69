/** Coordinates are CSS pixels, or fractions of the page: 0 is its left or top, 1 its right or bottom. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** The surroundings of the page. */
export interface Frame {
  /** The viewport. */
  view: Size
  /** The stage's left edge in the document, and its width. */
  left: number
  width: number
  /** The heights above and below the page. */
  above: number
  below: number
}

/** A point of the page and its target position in the viewport. */
export interface Aim {
  share: Point
  at: Point
}

/** A page narrower than the stage is centred; a wider one starts at the stage's left edge. */
export function leftOf(frame: Frame, width: number): number {
  return frame.left + Math.max(0, (frame.width - width) / 2)
}

export function shareAt(page: { left: number; top: number } & Size, point: Point): Point {
  return { x: (point.x - page.left) / page.width, y: (point.y - page.top) / page.height }
}

/** The scroll position that brings the aim closest to its target. */
export function scrollFor(frame: Frame, page: Size, { share, at }: Aim): Point {
  const left = leftOf(frame, page.width)
  const right = left + page.width
  const bottom = frame.above + page.height + frame.below
  return {
    x: clamp(left + share.x * page.width - at.x, 0, right - frame.view.width),
    y: clamp(frame.above + share.y * page.height - at.y, 0, bottom - frame.view.height),
  }
}

const CLOSEST_AT_LEAST = 3

/** The zoom at which one pixel of the largest file is one screen pixel. */
export function maxZoom(fitWidth: number, sharpestWidth: number, pixelRatio: number): number {
  return Math.max(CLOSEST_AT_LEAST, sharpestWidth / (fitWidth * pixelRatio))
}

/** A zoom this close to 1 snaps to 1. */
const SNAP_DISTANCE = 0.03

export function clampZoom(zoom: number, max: number): number {
  return zoom < 1 + SNAP_DISTANCE ? 1 : Math.min(zoom, max)
}

const COLUMN_MARGIN = 12
const CLOSER = 2
/** The smallest zoom that is worthwhile for an article's column. */
const MIN_COLUMN_ZOOM = 1.3

/** The target of a double tap: the article's column fills the viewport; elsewhere the tapped point is enlarged. */
export function columnTarget(
  { view }: Frame,
  fit: Size,
  tap: Aim & { region: { left: number; width: number } | undefined },
): Aim & { zoom: number } {
  const { region, share, at } = tap
  const zoom = region ? (view.width - 2 * COLUMN_MARGIN) / (region.width * fit.width) : 0
  if (!region || zoom < MIN_COLUMN_ZOOM) return { zoom: CLOSER, share, at }
  return {
    zoom,
    share: { x: region.left + region.width / 2, y: share.y },
    at: { x: view.width / 2, y: view.height / 2 },
  }
}

export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
