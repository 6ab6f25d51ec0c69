import { PDFDocument } from 'pdf-lib'

/** Fixed, so that printing the same page again gives the same file. */
const PRINTED_AT = new Date('2026-01-01T00:00:00Z')

/** Compresses a PDF. Its subject tells `stampDate` whether it is a front page. */
export async function compressPdf(
  pdf: Uint8Array,
  subject: 'front' | 'inner',
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  document.setCreationDate(PRINTED_AT)
  document.setModificationDate(PRINTED_AT)
  document.setSubject(subject)
  return document.save({ useObjectStreams: true })
}
