/** In points, from the top left corner of the displayed page. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export const widthOf = ({ left, right }: Pick<Rect, 'left' | 'right'>): number => right - left
export const heightOf = ({ top, bottom }: Pick<Rect, 'top' | 'bottom'>): number => bottom - top
export const areaOf = (rect: Rect): number =>
  Math.max(0, widthOf(rect)) * Math.max(0, heightOf(rect))

export function hullOf(rects: readonly Rect[]): Rect {
  const hull = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { left, top, right, bottom } of rects) {
    hull.left = Math.min(hull.left, left)
    hull.top = Math.min(hull.top, top)
    hull.right = Math.max(hull.right, right)
    hull.bottom = Math.max(hull.bottom, bottom)
  }
  return hull
}

export function intersection(one: Rect, other: Rect): Rect {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

/** Negative if the rectangles do not overlap. */
export const overlapX = (one: Rect, other: Rect): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left)

export const overlapY = (one: Rect, other: Rect): number =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)

/** Whether the centre of `inner` lies in `outer`. */
export function contains(outer: Rect, inner: Rect): boolean {
  const x = (inner.left + inner.right) / 2
  const y = (inner.top + inner.bottom) / 2
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom
}

export function medianOf<T>(values: readonly T[], by: (value: T) => number): number {
  const sorted = values.map(by).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
