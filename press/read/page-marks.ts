import type { Glyph } from './glyph.ts'
import { readGlyphs } from './glyphs.ts'
import { orderArkavattus } from './kannada-order.ts'
import type { OpenPdf } from './open-pdf.ts'
import { readShapes, type Shape } from './shapes.ts'
import { withPage } from './sheet-view.ts'

/** The characters and shapes printed on a page. */
export interface PageMarks {
  width: number
  height: number
  glyphs: Glyph[]
  shapes: Shape[]
}

export function readMarks(open: OpenPdf, index = 0): PageMarks {
  return withPage(open, index, (page, view) => ({
    width: view.width,
    height: view.height,
    glyphs: orderArkavattus(readGlyphs(open.module, page, view)),
    shapes: readShapes(open.module, page, view),
  }))
}
