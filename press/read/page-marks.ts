import type { Glyph } from './glyph.ts'
import { readGlyphs } from './glyphs.ts'
import { orderArkavattus } from './kannada-order.ts'
import type { OpenPdf } from './open-pdf.ts'
import { readShapes, type Shape } from './shapes.ts'
import { withPage } from './sheet-view.ts'
import { type TurnedLine, turnedLines } from './turned-lines.ts'

/** The characters and shapes printed on a page. */
export interface PageMarks {
  width: number
  height: number
  /** The text that runs to the right. */
  glyphs: Glyph[]
  /** The text that runs up or down the page. */
  turned: TurnedLine[]
  shapes: Shape[]
}

export function readMarks(open: OpenPdf, index = 0): PageMarks {
  return withPage(open, index, (page, view) => {
    const { width, height } = view
    const views = [view, view.turn(1), view.turn(3)]
    const [glyphs = [], up = [], down = []] = readGlyphs(open.module, page, views).map(
      orderArkavattus,
    )
    return {
      width,
      height,
      glyphs,
      turned: [...turnedLines(up, 'up', view), ...turnedLines(down, 'down', view)],
      shapes: readShapes(open.module, page, view),
    }
  })
}
