import { PDFDocument } from 'pdf-lib'

/** Printing the same page again gives the same file. */
const PRINTED_AT = new Date('2026-01-01T00:00:00Z')

/** Packs a PDF's objects and says in it whether it is a front page, for who stamps the date. */
export async function smaller(pdf: Uint8Array, subject: 'front' | 'inner'): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  document.setCreationDate(PRINTED_AT)
  document.setModificationDate(PRINTED_AT)
  document.setSubject(subject)
  return document.save({ useObjectStreams: true })
}
