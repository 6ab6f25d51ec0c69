import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { directCall } from '../pdfium.ts'
import { faceReader } from './font-faces.ts'
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
  /** The text object it belongs to, with the direction of that object. */
  object: number
  a: number
  b: number
  /** The start of the character. */
  origin: { x: number; y: number }
  /** The width of the character in its font; undefined if the font does not say. */
  width: number | undefined
  box: Rect
}

/** Offsets in the scratch memory where PDFium writes its results; the box is at 0. */
const ORIGIN = 16
const MATRIX = 32
const COLOUR = 56
const WIDTH = 72
export const CHARACTER_BYTES = 76

const INVISIBLE = 3

/** What all characters of a text object share. */
type ObjectLook = Pick<Character, 'size' | 'font' | 'ink' | 'isHidden' | 'object' | 'a' | 'b'> & {
  /** An em in the direction of the text. */
  em: number
  /** The font of the PDF, of which several may be one face. */
  handle: number
}

/** Returns a function that reads one character. PDFium writes its results to `scratch`. */
export function characterReader(
  module: WrappedPdfiumModule,
  text: number,
  scratch: number,
): (index: number) => Character | undefined {
  const call = pdfiumCalls(module)
  const reader = memoryReader(module)
  const [origin, matrix, colour] = [scratch + ORIGIN, scratch + MATRIX, scratch + COLOUR]
  const widthAt = scratch + WIDTH
  const faceOf = faceReader(module)
  const hiddenFonts = new Map<number, boolean>()
  const widths = new Map<number, number>()
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
    const fontSize = call.size(text, index)
    return {
      size: fontSize * Math.sqrt(Math.abs(a * float(12) - b * float(8))),
      em: fontSize * Math.hypot(a, b),
      font: faceOf(font),
      handle: font,
      ink: (byte(0) << 16) | (byte(4) << 8) | byte(8),
      isHidden: isHiddenFont(font, object),
      object,
      a,
      b,
    }
  }

  /** Fonts have few characters, so each is looked up once. */
  function widthOf(font: number, code: number): number {
    const key = font * 0x20000 + code
    const known = widths.get(key)
    if (known !== undefined) return known
    const isKnown = call.width(font, code, 1, widthAt) === 1
    const width = isKnown ? reader().getFloat32(widthAt, true) : 0
    widths.set(key, width)
    return width
  }

  return (index) => {
    if (call.isGenerated(text, index) === 1) return undefined
    call.looseBox(text, index, scratch)
    call.origin(text, index, origin, origin + 8)
    const object = call.object(text, index)
    const code = call.unicode(text, index)
    const isUnmapped = call.hasMapError(text, index) === 1
    if (look?.object !== object) look = lookOf(object, index)
    const width = isUnmapped ? 0 : widthOf(look.handle, code) * look.em
    const memory = reader()
    const float = (at: number) => memory.getFloat32(scratch + at, true)
    // Written out: a spread makes reading a page twice as slow.
    return {
      size: look.size,
      font: look.font,
      ink: look.ink,
      isHidden: look.isHidden,
      object,
      a: look.a,
      b: look.b,
      code,
      isUnmapped,
      width: width > 0 ? width : undefined,
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
  width: directCall(module, 'FPDFFont_GetGlyphWidth'),
})
