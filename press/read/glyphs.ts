import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { correctAdvances } from './advances.ts'
import { CHARACTER_BYTES, type Character, characterReader } from './character.ts'
import { withDrawnHyphens } from './drawn-hyphens.ts'
import type { DrawnGlyph, Glyph } from './glyph.ts'
import { letterOf } from './letter-of.ts'
import type { Rect } from './rect.ts'
import { replaceTexts, takeReplacements } from './replacement-text.ts'
import type { SheetView } from './sheet-view.ts'

/**
 * The printed characters in file order, without the spaces that PDFium generates: one list for each view, with the
 * text that runs to the right in it.
 */
export function readGlyphs(
  module: WrappedPdfiumModule,
  page: number,
  views: readonly SheetView[],
): Glyph[][] {
  const spans = takeReplacements(module, page)
  const text = module.FPDFText_LoadPage(page)
  if (!text) return views.map(() => [])
  const scratch = module.pdfium.wasmExports.malloc(CHARACTER_BYTES)
  try {
    const read = characterReader(module, text, scratch)
    const count = module.FPDFText_CountChars(text)
    const lists = views.map((view) => ({ view, drawn: [] as DrawnGlyph[] }))
    for (let index = 0; index < count; index++) {
      const character = read(index)
      const list = character && lists.find(({ view }) => view.runsRight(character.a, character.b))
      if (!list) continue
      const glyph = drawnGlyph(character, list.view)
      if (isOn(list.view, glyph.box)) list.drawn.push(glyph)
    }
    return lists.map(({ drawn }) => {
      correctAdvances(drawn)
      return withDrawnHyphens(replaceTexts(drawn, spans))
    })
  } finally {
    module.pdfium.wasmExports.free(scratch)
    module.FPDFText_ClosePage(text)
  }
}

function drawnGlyph(
  { code, isUnmapped, box, origin, size, font, ink, isHidden, object, width }: Character,
  view: SheetView,
): DrawnGlyph {
  const text = letterOf(code, isUnmapped)
  const { x, y } = origin
  const start = view.place({ left: x, right: x, top: y, bottom: y })
  return {
    text,
    box: view.place(box),
    baseline: start.bottom,
    size,
    font,
    ink,
    isSpace: text.trim() === '',
    isHidden,
    start: start.left,
    object,
    width,
  }
}

/** A cropped page still contains the text that was cut off. */
function isOn({ width, height }: SheetView, { left, top, right, bottom }: Rect): boolean {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return x >= 0 && x <= width && y >= 0 && y <= height
}
