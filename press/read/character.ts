import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { directCall } from '../pdfium.ts'
import { memoryReader } from './memory-reader.ts'
import type { Rect } from './rect.ts'

/** One character from PDFium, in PDF coordinates. */
export interface Character {
  code: number
  /** The PDF does not say which character this is; `code` is a guess of PDFium. */
  isUnmapped: boolean
  size: number
  font: number
  ink: number
  /** Drawn invisibly, as the text of OCR behind a scan is. */
  isHidden: boolean
  /** The text object it belongs to, with the start and direction of that object. */
  object: number
  start: { x: number; y: number }
  a: number
  b: number
  /** The start of the character. */
  origin: { x: number; y: number }
  box: Rect
}

/** Offsets in the scratch memory where PDFium writes its results; the box is at 0. */
const ORIGIN = 16
const MATRIX = 32
const COLOUR = 56
export const CHARACTER_BYTES = 72

const INVISIBLE = 3

/** What all characters of a text object share. */
type ObjectLook = Pick<
  Character,
  'size' | 'font' | 'ink' | 'isHidden' | 'object' | 'start' | 'a' | 'b'
>

/** Returns a function that reads one character. PDFium writes its results to `scratch`. */
export function characterReader(
  module: WrappedPdfiumModule,
  text: number,
  scratch: number,
): (index: number) => Character | undefined {
  const call = pdfiumCalls(module)
  const reader = memoryReader(module)
  const [origin, matrix, colour] = [scratch + ORIGIN, scratch + MATRIX, scratch + COLOUR]
  const hiddenFonts = new Map<number, boolean>()
  let look: ObjectLook | undefined

  /** OCR has fonts of its own, so that one object of each is enough. */
  function isHiddenFont(font: number, object: number): boolean {
    const known = hiddenFonts.get(font)
    if (known !== undefined) return known
    const isHidden = call.renderMode(object) === INVISIBLE
    hiddenFonts.set(font, isHidden)
    return isHidden
  }

  function lookOf(object: number, index: number): ObjectLook {
    call.matrix(text, index, matrix)
    call.colour(text, index, colour, colour + 4, colour + 8, colour + 12)
    const memory = reader()
    const float = (at: number) => memory.getFloat32(matrix + at, true)
    const byte = (at: number) => memory.getUint8(colour + at)
    const [a, b] = [float(0), float(4)]
    const font = call.font(object)
    return {
      size: call.size(text, index) * Math.sqrt(Math.abs(a * float(12) - b * float(8))),
      font,
      ink: (byte(0) << 16) | (byte(4) << 8) | byte(8),
      isHidden: isHiddenFont(font, object),
      object,
      start: { x: float(16), y: float(20) },
      a,
      b,
    }
  }

  return (index) => {
    if (call.isGenerated(text, index) === 1) return undefined
    call.looseBox(text, index, scratch)
    call.origin(text, index, origin, origin + 8)
    const object = call.object(text, index)
    if (look?.object !== object) look = lookOf(object, index)
    const memory = reader()
    const float = (at: number) => memory.getFloat32(scratch + at, true)
    // Written out: a spread makes reading a page twice as slow.
    return {
      size: look.size,
      font: look.font,
      ink: look.ink,
      isHidden: look.isHidden,
      object,
      start: look.start,
      a: look.a,
      b: look.b,
      code: call.unicode(text, index),
      isUnmapped: call.hasMapError(text, index) === 1,
      origin: { x: memory.getFloat64(origin, true), y: memory.getFloat64(origin + 8, true) },
      box: { left: float(0), top: float(4), right: float(8), bottom: float(12) },
    }
  }
}

const pdfiumCalls = (module: WrappedPdfiumModule) => ({
  isGenerated: directCall(module, 'FPDFText_IsGenerated'),
  looseBox: directCall(module, 'FPDFText_GetLooseCharBox'),
  origin: directCall(module, 'FPDFText_GetCharOrigin'),
  matrix: directCall(module, 'FPDFText_GetMatrix'),
  colour: directCall(module, 'FPDFText_GetFillColor'),
  unicode: directCall(module, 'FPDFText_GetUnicode'),
  hasMapError: directCall(module, 'FPDFText_HasUnicodeMapError'),
  size: directCall(module, 'FPDFText_GetFontSize'),
  object: directCall(module, 'FPDFText_GetTextObject'),
  renderMode: directCall(module, 'FPDFTextObj_GetTextRenderMode'),
  font: directCall(module, 'FPDFTextObj_GetFont'),
})
