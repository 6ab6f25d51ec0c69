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
  const running = lines.filter((line) => line.letters >= 12 && hasNeighbour(line, lines))
  const pool = running.length >= 5 ? running : lines
  const size = mostFrequent(pool, sizeOf, letters) || 9
  const body = pool.filter((line) => isSameSize(line.size, size))
  const steps = body.flatMap((line) => {
    const below = body
      .filter(
        ({ baseline, box }) =>
          baseline > line.baseline + size * 0.5 &&
          baseline < line.baseline + size * 2.5 &&
          overlapX(box, line.box) > 0,
      )
      .map(({ baseline }) => baseline - line.baseline)
    return below.length > 0 ? [Math.min(...below)] : []
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

/** Running text has a line of the same size right above or below. */
function hasNeighbour(line: Line, lines: readonly Line[]): boolean {
  return lines.some(
    (other) =>
      other !== line &&
      isSameSize(other.size, line.size) &&
      Math.abs(other.baseline - line.baseline) > line.size * 0.5 &&
      Math.abs(other.baseline - line.baseline) < line.size * 2 &&
      Math.abs(other.box.left - line.box.left) < line.size * 2,
  )
}
