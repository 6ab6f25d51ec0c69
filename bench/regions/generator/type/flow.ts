import { bottomOf, type Rect, rightOf } from './geometry.ts'

/** Something that text runs around. */
export interface Obstacle {
  rect: Rect
  /** Its sides at a height, where it is not a rectangle. */
  sidesAt?: (top: number, bottom: number) => [left: number, right: number]
}

export interface Slot {
  left: number
  width: number
  baseline: number
  column: number
}

export interface Cursor {
  /** The next place for a line; a gap is left out at the top of a column. */
  next(gap?: number): Slot | undefined
  /** Lines left in the current column. */
  linesLeft(): number
  block(obstacle: Obstacle): void
  /** Where the next line would begin. */
  place(): { column: Rect; top: number } | undefined
}

/** A line that is narrower than this part of its column is left empty. */
const LEAST_MEASURE = 0.42

export function createCursor(
  columns: readonly Rect[],
  leading: number,
  size: number,
  obstacles: readonly Obstacle[],
): Cursor {
  const blocked = [...obstacles]
  let index = 0
  let top = columns[0]?.top ?? 0

  const measureAt = (column: Rect, from: number): [number, number] => {
    let [left, right] = [column.left, rightOf(column)]
    for (const { rect, sidesAt } of blocked) {
      if (rect.top >= from + leading - 0.5 || bottomOf(rect) <= from + 0.5) continue
      const [start, end] = sidesAt?.(from, from + leading) ?? [rect.left, rightOf(rect)]
      if (start >= right || end <= left) continue
      if (start - left >= right - end) right = Math.min(right, start)
      else left = Math.max(left, end)
    }
    return [left, right]
  }

  /** Moves to the next height with room for a line. */
  const settle = (): { column: Rect; left: number; right: number } | undefined => {
    for (;;) {
      const column = columns[index]
      if (!column) return undefined
      if (top + leading > bottomOf(column) + 0.5) {
        index++
        top = columns[index]?.top ?? 0
        continue
      }
      const [left, right] = measureAt(column, top)
      if (right - left >= column.width * LEAST_MEASURE) return { column, left, right }
      top += leading / 4
    }
  }

  return {
    next: (gap = 0) => {
      const column = columns[index]
      if (column && top > column.top + 0.5) top += gap
      const free = settle()
      if (!free) return undefined
      const baseline = top + (leading - size) / 2 + size * 0.82
      top += leading
      return { left: free.left, width: free.right - free.left, baseline, column: index }
    },
    linesLeft: () => {
      const column = columns[index]
      return column ? Math.floor((bottomOf(column) + 0.5 - top) / leading) : 0
    },
    block: (obstacle) => void blocked.push(obstacle),
    place: () => {
      const free = settle()
      return free && { column: free.column, top }
    },
  }
}
