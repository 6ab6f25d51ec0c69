import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { memoryOf, pdfium } from './pdfium.ts'

export interface Raster {
  width: number
  height: number
  /** Four bytes a pixel: red, green, blue, opacity. */
  pixels: Uint8Array
}

const PAPER_WHITE = 0xffffffff
const DRAW_ANNOTATIONS = 0x01
const RED_FIRST = 0x10

/** Draws the first page of a PDF at a width in pixels. */
export async function rasterPage(pdf: Uint8Array, width: number): Promise<Raster> {
  const module = await pdfium()
  const { malloc, free } = module.pdfium.wasmExports
  const file = malloc(pdf.length)
  memoryOf(module).set(pdf, file)
  const document = module.FPDF_LoadMemDocument(file, pdf.length, '')
  try {
    if (!document)
      throw new Error(`Not a readable PDF (PDFium error ${module.FPDF_GetLastError()})`)
    return drawPage(module, document, width)
  } finally {
    if (document) module.FPDF_CloseDocument(document)
    free(file)
  }
}

function drawPage(module: WrappedPdfiumModule, document: number, width: number): Raster {
  const page = module.FPDF_LoadPage(document, 0)
  if (!page) throw new Error('The PDF has no page')
  const ratio = module.FPDF_GetPageHeightF(page) / module.FPDF_GetPageWidthF(page)
  const height = Math.round(width * ratio)
  const bitmap = module.FPDFBitmap_Create(width, height, 0)
  try {
    module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, PAPER_WHITE)
    const flags = DRAW_ANNOTATIONS | RED_FIRST
    module.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags)
    const start = module.FPDFBitmap_GetBuffer(bitmap)
    return {
      width,
      height,
      pixels: memoryOf(module).slice(start, start + width * height * 4),
    }
  } finally {
    module.FPDFBitmap_Destroy(bitmap)
    module.FPDF_ClosePage(page)
  }
}
