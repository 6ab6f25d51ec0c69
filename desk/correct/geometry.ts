import type { PageBox } from '#contract/page-model.ts'

// Places on a page, in percent of its width and height.

export interface Point {
  x: number
  y: number
}

export interface Line {
  x1: number
  y1: number
  x2: number
  y2: number
}

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof HANDLES)[number]

/** A smaller rectangle cannot be taken hold of. */
const MIN_SIDE = 0.5

export function boxBetween(from: Point, to: Point): PageBox {
  const [left, right] = [from.x, to.x].map(onPage).sort((a, b) => a - b) as [number, number]
  const [top, bottom] = [from.y, to.y].map(onPage).sort((a, b) => a - b) as [number, number]
  return { left, top, width: right - left, height: bottom - top }
}

export function boxAround(boxes: readonly PageBox[]): PageBox {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** The moved box stays on the page. */
export function moveBox(box: PageBox, by: Point): PageBox {
  const left = Math.min(Math.max(box.left + by.x, 0), 100 - box.width)
  const top = Math.min(Math.max(box.top + by.y, 0), 100 - box.height)
  return { ...box, left, top }
}

export function resizeBox(box: PageBox, handle: Handle, by: Point): PageBox {
  const right = box.left + box.width
  const bottom = box.top + box.height
  const west = handle.includes('w') ? Math.min(onPage(box.left + by.x), right - MIN_SIDE) : box.left
  const north = /^n/.test(handle) ? Math.min(onPage(box.top + by.y), bottom - MIN_SIDE) : box.top
  const east = handle.includes('e') ? Math.max(onPage(right + by.x), box.left + MIN_SIDE) : right
  const south = /^s/.test(handle) ? Math.max(onPage(bottom + by.y), box.top + MIN_SIDE) : bottom
  return { left: west, top: north, width: east - west, height: south - north }
}

export function placeOfHandle(box: PageBox, handle: Handle): Point {
  const share = (low: string, high: string) =>
    handle.includes(low) ? 0 : handle.includes(high) ? 1 : 0.5
  return {
    x: box.left + box.width * share('w', 'e'),
    y: box.top + box.height * share('n', 's'),
  }
}

export function isLargeEnough({ width, height }: PageBox): boolean {
  return width >= MIN_SIDE && height >= MIN_SIDE
}

export function contains(box: PageBox, { x, y }: Point): boolean {
  return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height
}

export function touches(a: PageBox, b: PageBox): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  )
}

/** Edges close to an edge of another story are set onto it. */
export function snapPoint(point: Point, others: readonly PageBox[], reach: Point): Point {
  return {
    x: nearest(
      point.x,
      others.flatMap((box) => [box.left, box.left + box.width]),
      reach.x,
    ),
    y: nearest(
      point.y,
      others.flatMap((box) => [box.top, box.top + box.height]),
      reach.y,
    ),
  }
}

function nearest(value: number, edges: readonly number[], reach: number): number {
  const close = edges
    .map((edge) => ({ edge, distance: Math.abs(edge - value) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance)[0]
  return close?.edge ?? value
}

/** A line that is nearly level or upright becomes so. `ratio` is the height of the page by its width. */
export function straighten(line: Line, ratio: number): Line {
  const across = Math.abs(line.x2 - line.x1)
  const down = Math.abs(line.y2 - line.y1) * ratio
  if (down < across / 5) {
    const y = (line.y1 + line.y2) / 2
    return { ...line, y1: y, y2: y }
  }
  if (across < down / 5) {
    const x = (line.x1 + line.x2) / 2
    return { ...line, x1: x, x2: x }
  }
  return line
}

export function middleOf(line: Line): Point {
  return { x: (line.x1 + line.x2) / 2, y: (line.y1 + line.y2) / 2 }
}

function onPage(value: number): number {
  return Math.min(Math.max(value, 0), 100)
}
