import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { memoryOf } from '../pdfium.ts'
import { readLines } from './lines.ts'
import { type OpenPdf, withPdf } from './open-pdf.ts'
import { type PageMarks, readMarks } from './page-marks.ts'
import { areaOf, type Rect } from './rect.ts'
import { withPage } from './sheet-view.ts'

/** The width to height ratio of two pages side by side; a single page is portrait. */
const MIN_RATIO = 1.1
const MAX_RATIO = 1.7
const BACKGROUND_SHARE = 0.9

/** Splits a spread into its two pages; returns any other page unchanged. */
export async function splitSpread(pdf: Uint8Array): Promise<Uint8Array[]> {
  const isSpread = await withPdf(pdf, (open) => {
    const ratio = withPage(open, 0, (_page, { width, height }) => width / height)
    // Most pages are portrait; their marks need not be read.
    return ratio >= MIN_RATIO && ratio <= MAX_RATIO && !hasMarksAcross(readMarks(open))
  })
  if (!isSpread) return [pdf]
  return [await extractHalf(pdf, 'left'), await extractHalf(pdf, 'right')]
}

/** Whether a picture, a rule or a line of text lies across the middle. Such a sheet is one page, or it would be cut. */
function hasMarksAcross({ width, height, shapes, glyphs }: PageMarks): boolean {
  const crosses = ({ left, right }: Rect) => left < width * 0.49 && right > width * 0.51
  const isBackground = (box: Rect) => areaOf(box) > width * height * BACKGROUND_SHARE
  return (
    shapes.some(({ box }) => crosses(box) && !isBackground(box)) ||
    readLines(glyphs).some(({ box }) => crosses(box))
  )
}

/** Removes the content of the other half from the file: that page may not be free. */
function extractHalf(pdf: Uint8Array, side: 'left' | 'right'): Promise<Uint8Array> {
  return withPdf(pdf, (open) => {
    withPage(open, 0, (page, view) => {
      const { module } = open
      const middle = view.width / 2
      const isOther = ({ left, right }: Rect) =>
        side === 'left' ? left > middle - 0.5 : right < middle + 0.5
      removeObjects(module, page, (bounds) => isOther(view.place(bounds)))
      cropTo(module, page, side)
    })
    return saveFirstPage(open)
  })
}

export function removeObjects(
  module: WrappedPdfiumModule,
  page: number,
  isUnwanted: (bounds: Rect) => boolean,
): void {
  const { malloc, free } = module.pdfium.wasmExports
  const scratch = malloc(16)
  try {
    for (let index = module.FPDFPage_CountObjects(page) - 1; index >= 0; index--) {
      const object = module.FPDFPage_GetObject(page, index)
      module.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
      const memory = new DataView(memoryOf(module).buffer, scratch, 16)
      const [left, bottom, right, top] = [0, 4, 8, 12].map((at) => memory.getFloat32(at, true))
      if (!isUnwanted({ left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0, top: top ?? 0 }))
        continue
      module.FPDFPage_RemoveObject(page, object)
      module.FPDFPageObj_Destroy(object)
    }
    module.FPDFPage_GenerateContent(page)
  } finally {
    free(scratch)
  }
}

/** The rotation determines which side of the PDF page is displayed on the left. */
function cropTo(module: WrappedPdfiumModule, page: number, side: 'left' | 'right'): void {
  const { malloc, free } = module.pdfium.wasmExports
  const rect = malloc(16)
  try {
    module.FPDF_GetPageBoundingBox(page, rect)
    const memory = new DataView(memoryOf(module).buffer, rect, 16)
    const [left, top, right, bottom] = [
      memory.getFloat32(0, true),
      memory.getFloat32(4, true),
      memory.getFloat32(8, true),
      memory.getFloat32(12, true),
    ] as const
    const turns = module.FPDFPage_GetRotation(page)
    const isLow = (side === 'left') === (turns === 0 || turns === 1)
    const [x, y] = [(left + right) / 2, (bottom + top) / 2]
    const box =
      turns % 2 === 0
        ? ([isLow ? left : x, bottom, isLow ? x : right, top] as const)
        : ([left, isLow ? bottom : y, right, isLow ? y : top] as const)
    module.FPDFPage_SetMediaBox(page, ...box)
    module.FPDFPage_SetCropBox(page, ...box)
  } finally {
    free(rect)
  }
}

/** Imports the page into a new document, which gets only the objects that the page still uses. */
export function saveFirstPage({ module, document }: OpenPdf): Uint8Array {
  const { malloc, free } = module.pdfium.wasmExports
  const copy = module.FPDF_CreateNewDocument()
  const writer = module.PDFiumExt_OpenFileWriter()
  let place = 0
  try {
    module.FPDF_ImportPages(copy, document, '1', 0)
    module.PDFiumExt_SaveAsCopy(copy, writer)
    const size = module.PDFiumExt_GetFileWriterSize(writer)
    place = malloc(size)
    module.PDFiumExt_GetFileWriterData(writer, place, size)
    return memoryOf(module).slice(place, place + size)
  } finally {
    if (place) free(place)
    module.PDFiumExt_CloseFileWriter(writer)
    module.FPDF_CloseDocument(copy)
  }
}
