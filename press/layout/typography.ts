import type { Line } from '../read/lines.ts'
import { mostFrequent } from '../read/most-frequent.ts'
import { medianOf } from '../read/rect.ts'
import { overlapX } from './geometry.ts'

/** The type that the running text of a page is set in. Every other measure is relative to it. */
export interface BodyType {
  size: number
  /** From one baseline to the next. */
  leading: number
  font: number
  ink: number
  /** The usual width of a full line. */
  measure: number
}

/** Times the size of the running text: larger type is a headline. */
export const HEADLINE = 1.38

/** In points. */
export const HEAVY_RULE = 1.2

export const isSameSize = (one: number, other: number): boolean =>
  one / other < 1.06 && other / one < 1.06

/** The size that most letters of running text have; headlines and tables have few letters on a line. */
export function bodyTypeOf(lines: readonly Line[]): BodyType {
  const letters = (line: Line) => line.letters
  const sizeOf = (line: Line) => Math.round(line.size * 10) / 10
  const sorted = byBaseline(lines)
  const repeated = new Set(sorted.filter((_, at) => hasNeighbour(sorted, at)))
  const running = lines.filter((line) => line.letters >= 12 && repeated.has(line))
  const pool = running.length >= 5 ? running : lines
  const size = mostFrequent(pool, sizeOf, letters) || 9
  const body = pool.filter((line) => isSameSize(line.size, size))
  const steps = byBaseline(body).flatMap((line, at, inOrder) => {
    for (let next = at + 1; next < inOrder.length; next++) {
      const below = inOrder[next]
      const step = below ? below.baseline - line.baseline : Infinity
      if (!below || step >= size * 2.5) return []
      if (step > size * 0.5 && overlapX(below.box, line.box) > 0) return [step]
    }
    return []
  })
  return {
    size,
    leading: medianOf(steps, (step) => step) || size * 1.25,
    font: mostFrequent(body, ({ font }) => font, letters),
    ink: mostFrequent(body, ({ ink }) => ink, letters),
    measure:
      mostFrequent(body, ({ box }) => Math.round(box.right - box.left), letters) || size * 20,
  }
}

const byBaseline = (lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => one.baseline - other.baseline)

/** Running text has a line of the same size right above or below. Lines are sorted by baseline. */
function hasNeighbour(sorted: readonly Line[], at: number): boolean {
  const line = sorted[at]
  if (!line) return false
  for (const direction of [-1, 1]) {
    for (let next = at + direction; ; next += direction) {
      const other = sorted[next]
      const step = other ? Math.abs(other.baseline - line.baseline) : Infinity
      if (!other || step >= line.size * 2) break
      const isInColumn = Math.abs(other.box.left - line.box.left) < line.size * 2
      if (step > line.size * 0.5 && isInColumn && isSameSize(other.size, line.size)) return true
    }
  }
  return false
}
