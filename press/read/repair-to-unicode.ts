import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from 'pdf-lib'
import { repairCmap } from './repair-cmap.ts'

/**
 * Mends fonts whose table of characters lists NUL before the right character, as some word
 * processors write it: PDFium believes the first. Gives back the same bytes when all is well.
 */
export async function repairToUnicode(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false }).catch(() => undefined)
  if (!document) return pdf
  const { context } = document
  const seen = new Set<PDFRef>()
  let isMended = false
  for (const [, object] of context.enumerateIndirectObjects()) {
    const ref = object instanceof PDFDict ? object.get(PDFName.of('ToUnicode')) : undefined
    if (!(ref instanceof PDFRef) || seen.has(ref)) continue
    seen.add(ref)
    const stream = context.lookup(ref)
    if (!(stream instanceof PDFRawStream)) continue
    const cmap = new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode())
    const mended = repairCmap(cmap)
    if (mended === cmap) continue
    context.assign(ref, context.flateStream(mended))
    isMended = true
  }
  return isMended ? document.save({ useObjectStreams: true }) : pdf
}
