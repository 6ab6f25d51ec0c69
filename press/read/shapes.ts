import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { directCall, memoryOf } from '../pdfium.ts'
import { clipBounds } from './clip-bounds.ts'
import { heightOf, intersection, type Rect, widthOf } from './rect.ts'
import type { SheetView } from './sheet-view.ts'

/** A path or an image. */
export interface Shape {
  kind: 'path' | 'image'
  box: Rect
  /** RGB colours as one number. */
  fill?: number
  stroke?: number
  strokeWidth: number
  /** The number of points of the outline; four or five for a rectangle. */
  points: number
}

const PATH = 2
const IMAGE = 3
const SHADING = 4
const FORM = 5
const MAX_FORM_DEPTH = 12
const SCRATCH = 24

type Matrix = readonly [number, number, number, number, number, number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** All paths and images of a page, including those in form objects. */
export function readShapes(module: WrappedPdfiumModule, page: number, view: SheetView): Shape[] {
  const shapes: Shape[] = []
  const scratch = module.pdfium.wasmExports.malloc(SCRATCH)
  const objectAt = directCall(module, 'FPDFPage_GetObject')
  const typeOf = directCall(module, 'FPDFPageObj_GetType')
  const sheet = { left: 0, top: 0, right: view.width, bottom: view.height }

  function visit(object: number, matrix: Matrix, depth: number): void {
    const type = typeOf(object)
    if (type === FORM && depth < MAX_FORM_DEPTH) {
      const inner = multiply(matrixOf(module, object, scratch), matrix)
      const count = module.FPDFFormObj_CountObjects(object)
      for (let index = 0; index < count; index++) {
        visit(module.FPDFFormObj_GetObject(object, index), inner, depth + 1)
      }
    }
    if (type !== PATH && type !== IMAGE && type !== SHADING) return
    const bounds = boundsOf(module, object, scratch)
    const clip = clipBounds(module, object, scratch)
    const box = intersection(view.place(transformRect(bounds, matrix)), sheet)
    const seen = clip ? intersection(box, view.place(transformRect(clip, matrix))) : box
    if (widthOf(seen) < 0 || heightOf(seen) < 0) return
    shapes.push({ ...appearanceOf(module, object, { type, scratch }), box: seen })
  }

  try {
    const count = module.FPDFPage_CountObjects(page)
    for (let index = 0; index < count; index++) {
      visit(objectAt(page, index), IDENTITY, 0)
    }
    return shapes
  } finally {
    module.pdfium.wasmExports.free(scratch)
  }
}

function appearanceOf(
  module: WrappedPdfiumModule,
  object: number,
  { type, scratch }: { type: number; scratch: number },
): Omit<Shape, 'box'> {
  if (type === IMAGE) return { kind: 'image', strokeWidth: 0, points: 4 }
  if (type === SHADING) return { kind: 'path', strokeWidth: 0, points: 4, fill: 0x808080 }
  const whole = (at: number) => module.pdfium.getValue(scratch + at, 'i32')
  const rgb = () => (whole(0) << 16) | (whole(4) << 8) | whole(8)
  module.FPDFPath_GetDrawMode(object, scratch, scratch + 4)
  const isFilled = whole(0) !== 0
  const isStroked = whole(4) !== 0
  module.FPDFPageObj_GetStrokeWidth(object, scratch)
  const strokeWidth = isStroked ? module.pdfium.getValue(scratch, 'float') : 0
  const look: Omit<Shape, 'box'> = {
    kind: 'path',
    strokeWidth,
    points: module.FPDFPath_CountSegments(object),
  }
  const into = [scratch, scratch + 4, scratch + 8, scratch + 12] as const
  if (isFilled && module.FPDFPageObj_GetFillColor(object, ...into)) look.fill = rgb()
  if (isStroked && module.FPDFPageObj_GetStrokeColor(object, ...into)) look.stroke = rgb()
  return look
}

function boundsOf(module: WrappedPdfiumModule, object: number, scratch: number): Rect {
  module.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [left = 0, bottom = 0, right = 0, top = 0] = floatsAt(module, scratch, 4)
  return { left, bottom, right, top }
}

function matrixOf(module: WrappedPdfiumModule, object: number, scratch: number): Matrix {
  if (!module.FPDFPageObj_GetMatrix(object, scratch)) return IDENTITY
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = floatsAt(module, scratch, 6)
  return [a, b, c, d, e, f]
}

function floatsAt(module: WrappedPdfiumModule, start: number, count: number): number[] {
  const memory = new DataView(memoryOf(module).buffer, start, count * 4)
  return Array.from({ length: count }, (_, index) => memory.getFloat32(index * 4, true))
}

function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [A, B, C, D, E, F] = outer
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ]
}

function transformRect({ left, bottom, right, top }: Rect, [a, b, c, d, e, f]: Matrix): Rect {
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ] as const
  const xs = corners.map(([x, y]) => a * x + c * y + e)
  const ys = corners.map(([x, y]) => b * x + d * y + f)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  }
}
