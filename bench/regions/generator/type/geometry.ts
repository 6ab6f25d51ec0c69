/** In points, from the top left corner of the page. */
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

export const rightOf = ({ left, width }: Rect): number => left + width
export const bottomOf = ({ top, height }: Rect): number => top + height

export function rectOf(left: number, top: number, right: number, bottom: number): Rect {
  return { left, top, width: right - left, height: bottom - top }
}

export function inset(rect: Rect, by: number): Rect {
  return rectOf(rect.left + by, rect.top + by, rightOf(rect) - by, bottomOf(rect) - by)
}

/** What is left of a rectangle below a height that was used up. */
export function below(rect: Rect, top: number): Rect {
  return rectOf(rect.left, top, rightOf(rect), bottomOf(rect))
}

export function hullOf(rects: readonly Rect[]): Rect {
  return rectOf(
    Math.min(...rects.map(({ left }) => left)),
    Math.min(...rects.map(({ top }) => top)),
    Math.max(...rects.map(rightOf)),
    Math.max(...rects.map(bottomOf)),
  )
}

/** Columns of equal width, or of the given proportions. */
export function columnsOf(
  rect: Rect,
  count: number,
  gutter: number,
  proportions: readonly number[] = Array.from({ length: count }, () => 1),
): Rect[] {
  const whole = proportions.reduce((sum, part) => sum + part, 0)
  const room = rect.width - gutter * (proportions.length - 1)
  let left = rect.left
  return proportions.map((part) => {
    const column = { ...rect, left, width: (room * part) / whole }
    left += column.width + gutter
    return column
  })
}
