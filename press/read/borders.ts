import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { heightOf, hullOf, type Rect, widthOf } from './rect.ts'

const MOVE = 2
const CURVE = 1
/** Two rectangles with four or five points each. */
const LEAST_POINTS = 8
const MOST_POINTS = 10
const WIDEST = 6

/** How a path or an image is drawn. */
export interface Look {
  kind: 'path' | 'image'
  /** RGB colours as one number. */
  fill?: number
  stroke?: number
  strokeWidth: number
  /** The number of points of the outline; four or five for a rectangle. */
  points: number
}

/** Some programs draw a border as the filled area between two rectangles; it is the same as a stroked one. */
export function asBorder(
  module: WrappedPdfiumModule,
  object: number,
  { look, scratch }: { look: Look; scratch: number },
): Look {
  const { fill, stroke, points } = look
  if (fill === undefined || stroke !== undefined) return look
  if (points < LEAST_POINTS || points > MOST_POINTS) return look
  const parts: Rect[][] = []
  for (let index = 0; index < points; index++) {
    const segment = module.FPDFPath_GetPathSegment(object, index)
    const type = module.FPDFPathSegment_GetType(segment)
    if (type === CURVE) return look
    module.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)
    const x = module.pdfium.getValue(scratch, 'float')
    const y = module.pdfium.getValue(scratch + 4, 'float')
    const point = { left: x, right: x, top: y, bottom: y }
    if (type === MOVE) parts.push([point])
    else parts.at(-1)?.push(point)
  }
  const [one, other, ...rest] = parts.map(hullOf)
  if (!one || !other || rest.length > 0) return look
  const width = borderBetween(one, other) ?? borderBetween(other, one)
  if (width === undefined) return look
  return { kind: 'path', stroke: fill, strokeWidth: width, points: 5 }
}

function borderBetween(outer: Rect, inner: Rect): number | undefined {
  const sides = [
    inner.left - outer.left,
    outer.right - inner.right,
    inner.top - outer.top,
    outer.bottom - inner.bottom,
  ]
  const isInside = sides.every((side) => side > 0 && side <= WIDEST)
  const isHollow = widthOf(inner) > WIDEST && heightOf(inner) > WIDEST
  return isInside && isHollow ? Math.max(...sides) : undefined
}
