import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { PageBox } from '#contract/page-model.ts'
import { memoryOf } from './pdfium.ts'
import { UnreadablePdfError, withPdf } from './read/open-pdf.ts'

export interface Raster {
  width: number
  height: number
  /** Three bytes per pixel: red, green, blue. */
  pixels: Uint8Array
  channels: 3
}

type Size = Pick<Raster, 'width' | 'height'>

const WHOLE_PAGE: PageBox = { left: 0, top: 0, width: 100, height: 100 }
const CHANNELS = 3
const BITMAP_BGR = 2
const WHITE = 0xffffffff
const DRAW_ANNOTATIONS = 0x01
const REVERSE_BYTE_ORDER = 0x10

/** Draws a page or an area of it; `width` is that of the whole page in pixels. */
export type DrawPage = (width: number, area?: PageBox) => Raster

/** Opens the first page of a PDF for drawing while `use` runs. Its content is parsed and its images decoded once. */
export function withDrawing<T>(
  pdf: Uint8Array,
  use: (draw: DrawPage) => T | Promise<T>,
): Promise<T> {
  return withPdf(pdf, async ({ module, document }) => {
    const page = module.FPDF_LoadPage(document, 0)
    if (!page) throw new UnreadablePdfError('The page is damaged and cannot be drawn.', 'damaged')
    const ratio = module.FPDF_GetPageHeightF(page) / module.FPDF_GetPageWidthF(page)
    try {
      return await use((width, area = WHOLE_PAGE) => {
        const size = { width, height: Math.round(width * ratio) }
        return draw(module, page, size, inPixels(size, area))
      })
    } finally {
      module.FPDF_ClosePage(page)
    }
  })
}

/** Draws the first page of a PDF; the width is in pixels. */
export function rasterPage(pdf: Uint8Array, width: number): Promise<Raster> {
  return withDrawing(pdf, (draw) => draw(width))
}

/** Draws the part of a page that `area` covers, in pixels of a page of that size. */
function draw(module: WrappedPdfiumModule, page: number, size: Size, area: PageBox): Raster {
  const { left, top, width, height } = area
  const { malloc, free } = module.pdfium.wasmExports
  const rowBytes = width * CHANNELS
  const start = malloc(rowBytes * height)
  if (!start) throw new UnreadablePdfError('The page is too large to be drawn.', 'page-size')
  const bitmap = module.FPDFBitmap_CreateEx(width, height, BITMAP_BGR, start, rowBytes)
  try {
    module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    const flags = DRAW_ANNOTATIONS | REVERSE_BYTE_ORDER
    module.FPDF_RenderPageBitmap(bitmap, page, -left, -top, size.width, size.height, 0, flags)
    const pixels = memoryOf(module).slice(start, start + rowBytes * height)
    return { width, height, channels: CHANNELS, pixels }
  } finally {
    module.FPDFBitmap_Destroy(bitmap)
    free(start)
  }
}

/** Converts a box to pixels; at least one pixel in each direction. */
export function inPixels({ width, height }: Size, box: PageBox): PageBox {
  const left = Math.min(Math.max(Math.round((box.left / 100) * width), 0), width - 1)
  const top = Math.min(Math.max(Math.round((box.top / 100) * height), 0), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((box.width / 100) * width), width - left)),
    height: Math.max(1, Math.min(Math.round((box.height / 100) * height), height - top)),
  }
}
