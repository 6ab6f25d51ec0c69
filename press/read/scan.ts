import { bodyTypeOf } from './blocks.ts'
import type { Line } from './lines.ts'
import type { PageMarks } from './page-marks.ts'
import { areaOf, medianOf } from './rect.ts'

const WHOLE_PAGE = 0.8
/** The ratio within which OCR sizes of the same type vary. */
const SPREAD = 1.35

/** Whether the page is one image with OCR text behind it. */
export function isScan({ shapes, width, height }: PageMarks): boolean {
  return shapes.some(
    ({ kind, box }) => kind === 'image' && areaOf(box) > width * height * WHOLE_PAGE,
  )
}

/** OCR gives every line its own size; this reduces them to a few. */
export function unifySizes(lines: readonly Line[]): Line[] {
  const running = lines.filter(({ letters }) => letters >= 18)
  const body = medianOf(running, ({ size }) => size) || bodyTypeOf(lines).size
  return lines.map((line) => {
    const steps = Math.log(line.size / body) / Math.log(SPREAD)
    const size = Math.abs(steps) < 1 ? body : body * SPREAD ** Math.round(steps)
    return { ...line, size }
  })
}
