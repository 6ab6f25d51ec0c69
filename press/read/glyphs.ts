import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { CHARACTER_BYTES, type Character, characterReader } from './character.ts'
import { letterOf } from './letter-of.ts'
import { hullOf, type Rect } from './rect.ts'
import { type ReplacementSpan, readReplacements } from './replacement-text.ts'
import type { SheetView } from './sheet-view.ts'

/** One printed character. */
export interface Glyph {
  text: string
  box: Rect
  baseline: number
  /** In points. */
  size: number
  /** Identifies the font within the page. */
  font: number
  /** Red, green and blue in one number. */
  ink: number
  isSpace: boolean
  /** OCR text behind a scan; its sizes and positions are approximate. */
  isHidden: boolean
}

const HYPHEN = /^[\u00ad\u2010-]$/u

/** The printed characters in file order, without the spaces that PDFium generates. */
export function readGlyphs(module: WrappedPdfiumModule, page: number, view: SheetView): Glyph[] {
  const spans = readReplacements(module, page, view)
  const text = module.FPDFText_LoadPage(page)
  if (!text) return []
  const scratch = module.pdfium.wasmExports.malloc(CHARACTER_BYTES)
  try {
    const read = characterReader(module, text, scratch)
    const count = module.FPDFText_CountChars(text)
    const glyphs: Glyph[] = []
    const inSpan = new Map<ReplacementSpan, { object: number; glyphs: Glyph[] }>()
    let object = 0
    let isMisplaced = false
    for (let index = 0; index < count; index++) {
      const character = read(index)
      if (!character || !view.runsRight(character.a, character.b)) continue
      if (character.object !== object) isMisplaced = isAwayFromStart(character)
      object = character.object
      const glyph = glyphOf(isMisplaced ? moveToStart(character) : character, view)
      if (!isOn(view, glyph.box)) continue
      const span = spans.get(object)
      if (span) {
        const members = inSpan.get(span) ?? { object, glyphs: [] }
        // PDFium repeats the text for an object that it sorts behind the next span.
        if (members.object !== object || (span.isEmpty && HYPHEN.test(glyph.text))) continue
        members.glyphs.push(glyph)
        inSpan.set(span, members)
      }
      glyphs.push(glyph)
    }
    for (const [{ parts }, members] of inSpan) spread(members.glyphs, parts)
    return glyphs
  } finally {
    module.pdfium.wasmExports.free(scratch)
    module.FPDFText_ClosePage(text)
  }
}

/**
 * Gives the characters of a span equal parts of its width, and the font that is printed there; PDFium knows only the
 * first object of the span.
 */
function spread(glyphs: readonly Glyph[], parts: ReplacementSpan['parts']): void {
  const { left, right } = hullOf(parts.map(({ box }) => box))
  const step = (right - left) / glyphs.length
  for (const [index, glyph] of glyphs.entries()) {
    glyph.box.left = left + step * index
    glyph.box.right = left + step * (index + 1)
    const middle = left + step * (index + 0.5)
    const part = parts.find(({ box }) => middle >= box.left && middle <= box.right)
    if (part) glyph.font = part.font
  }
}

function glyphOf(
  { code, isUnmapped, box, origin, size, font, ink, isHidden }: Character,
  view: SheetView,
): Glyph {
  const text = letterOf(code, isUnmapped)
  const { x, y } = origin
  return {
    text,
    box: view.place(box),
    baseline: view.place({ left: x, right: x, top: y, bottom: y }).bottom,
    size,
    font,
    ink,
    isSpace: text.trim() === '',
    isHidden,
  }
}

/** In form objects, PDFium does not transform characters that have a replacement text. */
function isAwayFromStart({ origin, start, a, b, size }: Character): boolean {
  const [x, y] = [origin.x - start.x, origin.y - start.y]
  const scale = Math.hypot(a, b) || 1
  const along = (x * a + y * b) / scale
  const aside = Math.abs(x * b - y * a) / scale
  return aside > size / 2 || along < -size / 2 || along > size * 3
}

/** Moves a character to the start of its text object, with the approximate width of a letter. */
function moveToStart(character: Character): Character {
  const { start, a, b, size } = character
  const step = size / 2 / (Math.hypot(a, b) || 1)
  const box = { left: start.x, right: start.x + a * step, bottom: start.y, top: start.y + b * step }
  return { ...character, origin: start, box }
}

/** A cropped page still contains the text that was cut off. */
function isOn({ width, height }: SheetView, { left, top, right, bottom }: Rect): boolean {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return x >= 0 && x <= width && y >= 0 && y <= height
}
