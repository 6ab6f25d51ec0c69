import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { Box } from './page-content.ts'
import { memoryOf } from './pdfium.ts'
import { UnreadablePdfError, withPdf } from './read/open-pdf.ts'

export interface Raster {
  width: number
  height: number
  /** Three bytes per pixel: red, green, blue. */
  pixels: Uint8Array
  channels: 3
}

const CHANNELS = 3
const BITMAP_BGR = 2
const WHITE = 0xffffffff
const DRAW_ANNOTATIONS = 0x01
const REVERSE_BYTE_ORDER = 0x10

/** Draws the first page of a PDF; the width is in pixels. */
export function rasterPage(pdf: Uint8Array, width: number): Promise<Raster> {
  return withPdf(pdf, ({ module, document }) => drawPage(module, document, width))
}

function drawPage(module: WrappedPdfiumModule, document: number, width: number): Raster {
  const page = module.FPDF_LoadPage(document, 0)
  if (!page) throw new UnreadablePdfError('The page is damaged and cannot be drawn.')
  try {
    const ratio = module.FPDF_GetPageHeightF(page) / module.FPDF_GetPageWidthF(page)
    const height = Math.round(width * ratio)
    return { width, height, channels: CHANNELS, pixels: draw(module, page, width, height) }
  } finally {
    module.FPDF_ClosePage(page)
  }
}

function draw(
  module: WrappedPdfiumModule,
  page: number,
  width: number,
  height: number,
): Uint8Array {
  const { malloc, free } = module.pdfium.wasmExports
  const rowBytes = width * CHANNELS
  const start = malloc(rowBytes * height)
  if (!start) throw new UnreadablePdfError('The page is too large to be drawn.')
  const bitmap = module.FPDFBitmap_CreateEx(width, height, BITMAP_BGR, start, rowBytes)
  try {
    module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    const flags = DRAW_ANNOTATIONS | REVERSE_BYTE_ORDER
    module.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags)
    return memoryOf(module).slice(start, start + rowBytes * height)
  } finally {
    module.FPDFBitmap_Destroy(bitmap)
    free(start)
  }
}

/** Converts a box to pixels; at least one pixel in each direction. */
export function inPixels({ width, height }: Raster, box: Box): Box {
  const left = Math.min(Math.max(Math.round((box.left / 100) * width), 0), width - 1)
  const top = Math.min(Math.max(Math.round((box.top / 100) * height), 0), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((box.width / 100) * width), width - left)),
    height: Math.max(1, Math.min(Math.round((box.height / 100) * height), height - top)),
  }
}
