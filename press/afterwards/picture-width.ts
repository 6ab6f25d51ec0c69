import { withPdf } from '../read/open-pdf.ts'

const IMAGE = 3

/** How many pixels wide the first page is when it is nothing but pictures, as a scan is; else undefined. */
export function pictureWidth(pdf: Uint8Array): Promise<number | undefined> {
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
        if (module.FPDFPageObj_GetType(object) !== IMAGE) return undefined
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
