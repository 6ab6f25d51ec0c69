import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { PdfProblem } from '#contract/desk/press-faults.ts'
import { memoryOf, pdfium } from '../pdfium.ts'

/** A PDF that cannot be published; the message is for the editor. */
export class UnreadablePdfError extends Error {
  override name = 'UnreadablePdfError'
  readonly problem: PdfProblem

  constructor(message: string, problem: PdfProblem) {
    super(message)
    this.problem = problem
  }
}

export interface OpenPdf {
  module: WrappedPdfiumModule
  document: number
  pageCount: number
}

const MAX_BYTES = 400 * 1024 * 1024
const ERROR_PASSWORD = 4
const ERROR_SECURITY = 5

/** Opens a PDF while `read` runs, and always frees its memory. */
export async function withPdf<T>(
  pdf: Uint8Array,
  read: (open: OpenPdf) => T | Promise<T>,
): Promise<T> {
  checkBytes(pdf)
  const module = await pdfium()
  const { malloc, free } = module.pdfium.wasmExports
  const file = malloc(pdf.length)
  if (!file) {
    throw new UnreadablePdfError('The PDF is too large for the memory of this machine.', 'memory')
  }
  memoryOf(module).set(pdf, file)
  const document = module.FPDF_LoadMemDocument(file, pdf.length, '')
  try {
    if (!document) throw openError(module.FPDF_GetLastError())
    const pageCount = module.FPDF_GetPageCount(document)
    if (pageCount < 1) throw new UnreadablePdfError('The PDF has no page.', 'no-page')
    return await read({ module, document, pageCount })
  } finally {
    if (document) module.FPDF_CloseDocument(document)
    free(file)
  }
}

function checkBytes(pdf: Uint8Array): void {
  if (pdf.length === 0) throw new UnreadablePdfError('The file is empty.', 'empty')
  if (pdf.length > MAX_BYTES) {
    const limit = MAX_BYTES / 1024 / 1024
    const words = `The PDF is larger than ${limit} MB. Export it for screen or web.`
    throw new UnreadablePdfError(words, 'too-large')
  }
  const start = new TextDecoder('latin1').decode(pdf.subarray(0, 1024))
  if (!start.includes('%PDF-')) throw new UnreadablePdfError('The file is not a PDF.', 'not-pdf')
}

function openError(error: number): UnreadablePdfError {
  if (error === ERROR_PASSWORD) {
    const words = 'The PDF is locked with a password. Export it again without one.'
    return new UnreadablePdfError(words, 'password')
  }
  if (error === ERROR_SECURITY) {
    const words =
      'The PDF is encrypted in a way that cannot be opened. Export it again without protection.'
    return new UnreadablePdfError(words, 'encrypted')
  }
  const words = 'The PDF is damaged and cannot be opened. Export or send it again.'
  return new UnreadablePdfError(words, 'damaged')
}
