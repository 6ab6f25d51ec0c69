import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { memoryOf } from '../pdfium.ts'

/** A view of PDFium's memory for many small reads; renewed only after the memory has moved. */
export function memoryReader(module: WrappedPdfiumModule): () => DataView {
  let view = new DataView(memoryOf(module).buffer)
  return () => {
    if (view.byteLength === 0) view = new DataView(memoryOf(module).buffer)
    return view
  }
}
