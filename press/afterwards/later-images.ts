import { AVIF_WIDTHS, CLOSE_WIDTH } from '#contract/issues.ts'
import { pageFiles } from '#store/issue-files.ts'
import { avifImages } from '../avif-images.ts'
import { rasterPage } from '../raster.ts'
import { withPdf } from '../read/open-pdf.ts'
import { toSharp } from '../scale-raster.ts'

const RASTER_WIDTH = 2400

/** The names of the images that a page gets after it is published, relative to the folder. */
export function laterImages(pageNo: number): string[] {
  const { image, avif } = pageFiles(pageNo)
  return [image(CLOSE_WIDTH), ...AVIF_WIDTHS.map(avif)]
}

/** Makes the later images that do not exist yet. A scan narrower than the large size gets no larger image. */
export async function makeLaterImages(
  pageNo: number,
  pdf: Uint8Array,
  isThere: (file: string) => boolean = () => false,
): Promise<Map<string, Uint8Array>> {
  const { image, avif } = pageFiles(pageNo)
  const close = image(CLOSE_WIDTH)
  const files = new Map<string, Uint8Array>()
  const isNarrow = ((await scanWidth(pdf)) ?? CLOSE_WIDTH) < CLOSE_WIDTH
  const isCloser = !isNarrow && !isThere(close)
  const avifs = AVIF_WIDTHS.filter((width) => !isThere(avif(width)))
  if (!isCloser && avifs.length === 0) return files
  const raster = await rasterPage(pdf, isCloser ? CLOSE_WIDTH : RASTER_WIDTH)
  if (isCloser) {
    files.set(close, await toSharp(raster).webp({ quality: 70, effort: 2 }).toBuffer())
  }
  for (const [file, bytes] of await avifImages(pageNo, raster, avifs)) files.set(file, bytes)
  return files
}

const IMAGE_OBJECT = 3

/** The width in pixels of a page that consists of images only, as a scan does; undefined for other pages. */
export function scanWidth(pdf: Uint8Array): Promise<number | undefined> {
  return withPdf(pdf, ({ module, document }) => {
    const page = module.FPDF_LoadPage(document, 0)
    const scratch = module.pdfium.wasmExports.malloc(16)
    const valueAt = (place: number, type: 'float' | 'i32') =>
      module.pdfium.getValue(scratch + place * 4, type)
    let width = 0
    try {
      const count = module.FPDFPage_CountObjects(page)
      for (let index = 0; index < count; index += 1) {
        const object = module.FPDFPage_GetObject(page, index)
        if (module.FPDFPageObj_GetType(object) !== IMAGE_OBJECT) return undefined
        module.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
        const share = (valueAt(2, 'float') - valueAt(0, 'float')) / module.FPDF_GetPageWidthF(page)
        module.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4)
        if (share > 0) width = Math.max(width, Math.round(valueAt(0, 'i32') / share))
      }
      return count > 0 ? width : undefined
    } finally {
      module.pdfium.wasmExports.free(scratch)
      module.FPDF_ClosePage(page)
    }
  })
}
