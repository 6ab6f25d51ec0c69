import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { directCall, memoryOf } from '../pdfium.ts'
import { memoryReader } from './memory-reader.ts'
import { boundsReader, TEXT, visitObjects } from './page-objects.ts'
import type { Rect } from './rect.ts'
import type { SheetView } from './sheet-view.ts'

/** An ActualText span of the PDF: one text for all its text objects. */
export interface ReplacementSpan {
  /** Where its text objects are printed, and in which fonts. */
  parts: { box: Rect; font: number }[]
  /** The span has no text: a hyphen that the layout program added, or glyphs that were not decoded. */
  isEmpty: boolean
}

const KEY = 'ActualText\0'
/** Offsets in the scratch memory; the key is at 0. */
const LENGTH = 16
const BOUNDS = 24
const SCRATCH = 40
/** The length of an empty UTF-16 string with its terminator. */
const EMPTY_BYTES = 2

/** The ActualText spans of a page, by text object. */
export function readReplacements(
  module: WrappedPdfiumModule,
  page: number,
  view: SheetView,
): ReadonlyMap<number, ReplacementSpan> {
  const countMarks = directCall(module, 'FPDFPageObj_CountMarks')
  const markAt = directCall(module, 'FPDFPageObj_GetMark')
  const fontOf = directCall(module, 'FPDFTextObj_GetFont')
  const stringValue = directCall(module, 'FPDFPageObjMark_GetParamStringValue')
  const scratch = module.pdfium.wasmExports.malloc(SCRATCH)
  memoryOf(module).set(new TextEncoder().encode(KEY), scratch)

  /** The innermost mark with a replacement text; all objects of a span have the same one. */
  function spanMark(object: number): number | undefined {
    for (let index = countMarks(object) - 1; index >= 0; index--) {
      const mark = markAt(object, index)
      if (stringValue(mark, scratch, 0, 0, scratch + LENGTH) === 1) return mark
    }
    return undefined
  }

  try {
    const reader = memoryReader(module)
    const boundsOf = boundsReader(module, scratch + BOUNDS)
    const byMark = new Map<number, ReplacementSpan>()
    const byObject = new Map<number, ReplacementSpan>()
    visitObjects(module, page, ({ object, type, matrix }) => {
      const mark = type === TEXT ? spanMark(object) : undefined
      if (mark === undefined) return
      const length = reader().getUint32(scratch + LENGTH, true)
      const span = byMark.get(mark) ?? { parts: [], isEmpty: length <= EMPTY_BYTES }
      span.parts.push({ box: view.place(boundsOf({ object, matrix })), font: fontOf(object) })
      byMark.set(mark, span)
      byObject.set(object, span)
    })
    return byObject
  } finally {
    module.pdfium.wasmExports.free(scratch)
  }
}
