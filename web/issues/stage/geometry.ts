/** Everything here is in CSS pixels, or in shares of the page: 0 is its left or top, 1 its right or bottom. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** What the page stands in. */
export interface Frame {
  /** What the reader sees of the document. */
  view: Size
  /** Where the stage begins in the document, and how wide it is. */
  left: number
  width: number
  /** What the document has before the page and after it. */
  above: number
  below: number
}

/** A point of the page, and where in the view it is to stand. */
export interface Aim {
  share: Point
  at: Point
}

/** Narrower than the stage, the page stands in its middle; wider, it begins where the stage does. */
export function leftOf(frame: Frame, width: number): number {
  return frame.left + Math.max(0, (frame.width - width) / 2)
}

export function shareAt(page: { left: number; top: number } & Size, point: Point): Point {
  return { x: (point.x - page.left) / page.width, y: (point.y - page.top) / page.height }
}

/** How far to scroll for a page of this size, as near to the aim as the document goes. */
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

/** So close that a pixel of the sharpest file is one of the screen's. */
export function maxZoom(fitWidth: number, sharpestWidth: number, pixelRatio: number): number {
  return Math.max(CLOSEST_AT_LEAST, sharpestWidth / (fitWidth * pixelRatio))
}

/** Closer than a whisker to the whole page is the whole page. */
const WHISKER = 0.03

export function clampZoom(zoom: number, max: number): number {
  return zoom < 1 + WHISKER ? 1 : Math.min(zoom, max)
}

const COLUMN_MARGIN = 12
const CLOSER = 2
/** An article nearly as wide as the page would not come closer. */
const WORTHWHILE = 1.3

/** What a double tap aims at: the article's column fills the view; elsewhere the tapped place comes closer. */
export function columnTarget(
  { view }: Frame,
  fit: Size,
  tap: Aim & { region: { left: number; width: number } | undefined },
): Aim & { zoom: number } {
  const { region, share, at } = tap
  const zoom = region ? (view.width - 2 * COLUMN_MARGIN) / (region.width * fit.width) : 0
  if (!region || zoom < WORTHWHILE) return { zoom: CLOSER, share, at }
  return {
    zoom,
    share: { x: region.left + region.width / 2, y: share.y },
    at: { x: view.width / 2, y: view.height / 2 },
  }
}

/** The smallest file with enough pixels, else the largest. */
export function fileFor<F extends { width: number }>(
  files: readonly F[],
  pixels: number,
): F | undefined {
  const rising = files.toSorted((a, b) => a.width - b.width)
  return rising.find(({ width }) => width >= pixels) ?? rising.at(-1)
}

export type Turn = -1 | 1

/** The page that a finger's way leads to. `canPan`: the page itself had room to move that way. */
export function swipeTurn(
  from: Point,
  to: Point,
  { threshold, canPan }: { threshold: number; canPan: { left: boolean; right: boolean } },
): Turn | undefined {
  const way = to.x - from.x
  const isSideways = Math.abs(way) > 1.5 * Math.abs(to.y - from.y)
  if (Math.abs(way) < threshold || !isSideways) return undefined
  if (way < 0) return canPan.right ? undefined : 1
  return canPan.left ? undefined : -1
}

export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
