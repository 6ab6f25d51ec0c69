import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from 'pdf-lib'
import { repairCmap } from './repair-cmap.ts'

/**
 * Some programs write ToUnicode tables that list NUL before the right character, or a wrong character
 * for a ligature. PDFium uses the first entry, or the name of the glyph if there is none. Removes the
 * wrong entries; returns the same bytes if there are none.
 */
export async function repairToUnicode(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false }).catch(() => undefined)
  if (!document) return pdf
  const { context } = document
  const seen = new Set<PDFRef>()
  let isChanged = false
  for (const [, object] of context.enumerateIndirectObjects()) {
    const ref = object instanceof PDFDict ? object.get(PDFName.of('ToUnicode')) : undefined
    if (!(ref instanceof PDFRef) || seen.has(ref)) continue
    seen.add(ref)
    const stream = context.lookup(ref)
    if (!(stream instanceof PDFRawStream)) continue
    const cmap = new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode())
    const repaired = repairCmap(cmap)
    if (repaired === cmap) continue
    context.assign(ref, context.flateStream(repaired))
    isChanged = true
  }
  return isChanged ? document.save({ useObjectStreams: true }) : pdf
}
