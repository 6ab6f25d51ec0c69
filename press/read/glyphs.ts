import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { directCall } from '../pdfium.ts'
import { memoryReader } from './memory-reader.ts'
import type { Rect } from './rect.ts'
import type { SheetView } from './sheet-view.ts'

/** One character as it is printed. */
export interface Glyph {
  text: string
  box: Rect
  baseline: number
  /** In points. */
  size: number
  /** Tells fonts apart within one page. */
  font: number
  /** Red, green and blue in one number. */
  ink: number
  isSpace: boolean
}

/** Where PDFium writes its answers; the box comes first. */
const ORIGIN = 16
const MATRIX = 32
const COLOUR = 56
const SCRATCH = 72

/** The printed characters of a page in the order of the file, without the spaces PDFium invents. */
export function readGlyphs(module: WrappedPdfiumModule, page: number, view: SheetView): Glyph[] {
  const text = module.FPDFText_LoadPage(page)
  if (!text) return []
  const scratch = module.pdfium.wasmExports.malloc(SCRATCH)
  const ask = questions(module)
  const reader = memoryReader(module)
  try {
    const glyphs: Glyph[] = []
    const count = module.FPDFText_CountChars(text)
    for (let index = 0; index < count; index++) {
      if (ask.isGenerated(text, index) === 1) continue
      const glyph = readGlyph(ask, { text, index, scratch, reader }, view)
      if (glyph && isOn(view, glyph.box)) glyphs.push(glyph)
    }
    return glyphs
  } finally {
    module.pdfium.wasmExports.free(scratch)
    module.FPDFText_ClosePage(text)
  }
}

const questions = (module: WrappedPdfiumModule) => ({
  isGenerated: directCall(module, 'FPDFText_IsGenerated'),
  looseBox: directCall(module, 'FPDFText_GetLooseCharBox'),
  origin: directCall(module, 'FPDFText_GetCharOrigin'),
  matrix: directCall(module, 'FPDFText_GetMatrix'),
  colour: directCall(module, 'FPDFText_GetFillColor'),
  unicode: directCall(module, 'FPDFText_GetUnicode'),
  size: directCall(module, 'FPDFText_GetFontSize'),
  object: directCall(module, 'FPDFText_GetTextObject'),
  font: directCall(module, 'FPDFTextObj_GetFont'),
})

/** A cropped page still has the text that was cut off. */
function isOn({ width, height }: SheetView, { left, top, right, bottom }: Rect): boolean {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return x >= 0 && x <= width && y >= 0 && y <= height
}

/** PDFium has a mark of its own for a hyphen at the end of a line. */
const LINE_END_HYPHENS = [0x2, 0xfffe]

function letterOf(code: number): string {
  if (LINE_END_HYPHENS.includes(code)) return '-'
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
}

/** In a placed form PDFium forgets to move the boxes of characters that have a replacement text. */
function isAstray({ left, right, top, bottom }: Rect, x: number, y: number, size: number): boolean {
  const far = size * 2
  return x < left - far || x > right + far || y < bottom - far || y > top + far
}

/** About as wide as a letter, from where the letter starts. */
function boxAt({ x, y, a, b, size }: { x: number; y: number; a: number; b: number; size: number }) {
  const step = size / 2 / Math.hypot(a, b)
  return { left: x, right: x + a * step, bottom: y, top: y + b * step }
}

interface Place {
  text: number
  index: number
  scratch: number
  reader: () => DataView
}

function readGlyph(
  ask: ReturnType<typeof questions>,
  { text, index, scratch, reader }: Place,
  view: SheetView,
): Glyph | undefined {
  const origin = scratch + ORIGIN
  const matrix = scratch + MATRIX
  const colour = scratch + COLOUR
  ask.looseBox(text, index, scratch)
  ask.origin(text, index, origin, origin + 8)
  ask.matrix(text, index, matrix)
  ask.colour(text, index, colour, colour + 4, colour + 8, colour + 12)
  const memory = reader()
  const float = (at: number) => memory.getFloat32(at, true)
  const a = float(matrix)
  const b = float(matrix + 4)
  if (!view.runsRight(a, b)) return undefined
  const stretch = Math.sqrt(Math.abs(a * float(matrix + 12) - b * float(matrix + 8)))
  const size = ask.size(text, index) * stretch
  const x = memory.getFloat64(origin, true)
  const y = memory.getFloat64(origin + 8, true)
  const code = ask.unicode(text, index)
  const letter = letterOf(code)
  const top = float(scratch + 4)
  const bottom = float(scratch + 12)
  const own = { left: float(scratch), top, right: float(scratch + 8), bottom }
  return {
    text: letter,
    box: view.place(isAstray(own, x, y, size) ? boxAt({ x, y, a, b, size }) : own),
    baseline: view.place({ left: x, right: x, top: y, bottom: y }).bottom,
    size,
    font: ask.font(ask.object(text, index)),
    ink:
      (memory.getUint8(colour) << 16) |
      (memory.getUint8(colour + 4) << 8) |
      memory.getUint8(colour + 8),
    isSpace: letter.trim() === '',
  }
}
