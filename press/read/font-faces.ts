import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

const NAME_BYTES = 128
const SUBSET = /^[A-Z]{6}\+/u

interface Face {
  font: number
  name: string
  isSubset: boolean
  look: string
  bytes: number
}

/**
 * Returns a function that names the face of a font. Word and others put the characters of one face into two fonts of a
 * PDF, so that a line with an apostrophe would be set in another font than the lines around it. Subsets of the same name
 * may be different weights of a variable font: they are one face only if they have the same font program.
 */
export function faceReader(module: WrappedPdfiumModule): (font: number) => number {
  const faces: Face[] = []
  const known = new Map<number, number>()
  return (font) => {
    const found = known.get(font)
    if (found !== undefined) return found
    const face = faceOf(module, font)
    const same = faces.find((other) => isSame(face, other))
    if (!same) faces.push(face)
    known.set(font, same?.font ?? font)
    return same?.font ?? font
  }
}

const isSame = (one: Face, other: Face): boolean =>
  one.name !== '' &&
  one.name === other.name &&
  one.look === other.look &&
  (one.bytes === other.bytes || !one.isSubset || !other.isSubset)

function faceOf(module: WrappedPdfiumModule, font: number): Face {
  const { malloc, free } = module.pdfium.wasmExports
  const scratch = malloc(NAME_BYTES)
  try {
    const length = module.FPDFFont_GetBaseFontName(font, scratch, NAME_BYTES)
    const whole = length > 1 && length <= NAME_BYTES ? module.pdfium.UTF8ToString(scratch) : ''
    const isRead = module.FPDFFont_GetFontData(font, 0, 0, scratch)
    const bytes = isRead ? module.pdfium.getValue(scratch, 'i32') : 0
    const look = `${module.FPDFFont_GetWeight(font)} ${module.FPDFFont_GetFlags(font)}`
    return { font, name: whole.replace(SUBSET, ''), isSubset: SUBSET.test(whole), look, bytes }
  } finally {
    free(scratch)
  }
}
