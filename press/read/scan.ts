import { bodyTypeOf } from './blocks.ts'
import type { Line } from './lines.ts'
import type { PageMarks } from './page-marks.ts'
import { areaOf, middleOf } from './rect.ts'

const WHOLE_PAGE = 0.8
/** Sizes that text recognition guesses for the same type lie within this of one another. */
const SPREAD = 1.35

/** Whether the page is one picture with recognised text behind it. */
export function isScan({ shapes, width, height }: PageMarks): boolean {
  return shapes.some(
    ({ kind, box }) => kind === 'image' && areaOf(box) > width * height * WHOLE_PAGE,
  )
}

/** Text recognition gives every line a size of its own: brings them back to a few. */
export function steadySizes(lines: readonly Line[]): Line[] {
  const running = lines.filter(({ letters }) => letters >= 18)
  const body = middleOf(running, ({ size }) => size) || bodyTypeOf(lines).size
  return lines.map((line) => {
    const steps = Math.log(line.size / body) / Math.log(SPREAD)
    const size = Math.abs(steps) < 1 ? body : body * SPREAD ** Math.round(steps)
    return { ...line, size }
  })
}
