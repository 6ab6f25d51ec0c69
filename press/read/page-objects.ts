import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { directCall, memoryOf } from '../pdfium.ts'
import { memoryReader } from './memory-reader.ts'
import type { Rect } from './rect.ts'

/** An affine transformation from the coordinates of a form object to those of the page. */
export type Matrix = readonly [number, number, number, number, number, number]

export const TEXT = 1
export const PATH = 2
export const IMAGE = 3
export const SHADING = 4
const FORM = 5
const MAX_FORM_DEPTH = 12
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const MATRIX_BYTES = 24

export interface PageObject {
  object: number
  type: number
  matrix: Matrix
}

/** Visits every object of a page except forms, whose contents are visited instead. */
export function visitObjects(
  module: WrappedPdfiumModule,
  page: number,
  visit: (found: PageObject) => void,
): void {
  const objectAt = directCall(module, 'FPDFPage_GetObject')
  const typeOf = directCall(module, 'FPDFPageObj_GetType')
  const scratch = module.pdfium.wasmExports.malloc(MATRIX_BYTES)

  function visitAll(object: number, matrix: Matrix, depth: number): void {
    const type = typeOf(object)
    if (type !== FORM) {
      visit({ object, type, matrix })
      return
    }
    if (depth >= MAX_FORM_DEPTH) return
    const inner = multiply(matrixOf(module, object, scratch), matrix)
    const count = module.FPDFFormObj_CountObjects(object)
    for (let index = 0; index < count; index++) {
      visitAll(module.FPDFFormObj_GetObject(object, index), inner, depth + 1)
    }
  }

  try {
    const count = module.FPDFPage_CountObjects(page)
    for (let index = 0; index < count; index++) visitAll(objectAt(page, index), IDENTITY, 0)
  } finally {
    module.pdfium.wasmExports.free(scratch)
  }
}

/** Returns a function that reads the bounds of an object on the page. PDFium writes to 16 bytes of `scratch`. */
export function boundsReader(
  module: WrappedPdfiumModule,
  scratch: number,
): (found: Pick<PageObject, 'object' | 'matrix'>) => Rect {
  const bounds = directCall(module, 'FPDFPageObj_GetBounds')
  const reader = memoryReader(module)
  return ({ object, matrix }) => {
    bounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
    const float = (at: number) => reader().getFloat32(scratch + at, true)
    const rect = { left: float(0), bottom: float(4), right: float(8), top: float(12) }
    return transformRect(rect, matrix)
  }
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

export function transformRect(rect: Rect, matrix: Matrix): Rect {
  if (matrix === IDENTITY) return rect
  const { left, bottom, right, top } = rect
  const [a, b, c, d, e, f] = matrix
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
