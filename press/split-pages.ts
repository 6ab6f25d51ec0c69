import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { memoryOf } from './pdfium.ts'
import { withPdf } from './read/open-pdf.ts'

/** Splits a PDF into PDFs of one page. */
export async function splitPages(pdf: Uint8Array): Promise<Uint8Array[]> {
  return withPdf(pdf, ({ module, document, pageCount }) =>
    pageCount === 1
      ? [pdf]
      : Array.from({ length: pageCount }, (_, index) => takePage(module, document, index)),
  )
}

function takePage(module: WrappedPdfiumModule, document: number, index: number): Uint8Array {
  const single = module.FPDF_CreateNewDocument()
  const writer = module.PDFiumExt_OpenFileWriter()
  try {
    module.FPDF_ImportPages(single, document, `${index + 1}`, 0)
    module.PDFiumExt_SaveAsCopy(single, writer)
    return readWriter(module, writer)
  } finally {
    module.PDFiumExt_CloseFileWriter(writer)
    module.FPDF_CloseDocument(single)
  }
}

function readWriter(module: WrappedPdfiumModule, writer: number): Uint8Array {
  const { malloc, free } = module.pdfium.wasmExports
  const size = module.PDFiumExt_GetFileWriterSize(writer)
  const place = malloc(size)
  try {
    module.PDFiumExt_GetFileWriterData(writer, place, size)
    return memoryOf(module).slice(place, place + size)
  } finally {
    free(place)
  }
}
