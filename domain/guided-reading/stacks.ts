import { type GuidedView, heightOn, MARGIN_PX, rangeOf, type Size, SMALL_MARGIN_PX } from './fit.ts'
import type { Piece } from './pieces.ts'

/** A part of the page that is as wide as the screen, in CSS pixels. The title of its story covers the top. */
export interface PagePart extends Piece {
  /** The part of the page at the left top; negative for a margin. */
  left: number
  top: number
  height: number
}

/** The height of the title above a story that begins below another one. */
export const TITLE_PX = 20

/** Whether pieces fit on the screen below each other. */
export function isOneStack(pieces: readonly Piece[], guided: GuidedView): boolean {
  const { width, height } = guided.view
  const { least } = rangeOfAll(pieces, guided)
  const isNarrow = pieces.every(
    ({ column }) => (column.width / 100) * least <= width - 2 * MARGIN_PX,
  )
  return isNarrow && heightOfAll(pieces, least, guided) + leastSpaceOf(pieces) <= height
}

/** As large as screen and image allow. The space that is left is around the pieces. */
export function belowEachOther(
  pieces: readonly Piece[],
  guided: GuidedView,
): { page: Size; parts: PagePart[] } {
  const { view, page } = guided
  const { least, most } = rangeOfAll(pieces, guided)
  const room = view.height - leastSpaceOf(pieces)
  const width = Math.min(most, Math.max(least, room / heightOfAll(pieces, 1, guided)))
  const size = { width, height: (width * page.height) / page.width }
  const titles = pieces.reduce((sum, piece) => sum + titleHeight(piece), 0)
  const space = (view.height - heightOfAll(pieces, width, guided) - titles) / pieces.length
  const parts = pieces.map((piece) => {
    const { column } = piece
    return {
      ...piece,
      left: ((column.left + column.width / 2) / 100) * width - view.width / 2,
      top: (column.top / 100) * size.height - space / 2 - titleHeight(piece),
      height: heightOn(column, width, guided) + space + titleHeight(piece),
    }
  })
  return { page: size, parts }
}

function rangeOfAll(pieces: readonly Piece[], guided: GuidedView) {
  const ranges = pieces.map(({ column }) => rangeOf(column, guided))
  return {
    least: Math.max(...ranges.map(({ least }) => least)),
    most: Math.min(...ranges.map(({ most }) => most)),
  }
}

function heightOfAll(pieces: readonly Piece[], pageWidth: number, guided: GuidedView): number {
  return pieces.reduce((sum, { column }) => sum + heightOn(column, pageWidth, guided), 0)
}

/** A title has enough space of its own to be a margin. */
function leastSpaceOf(pieces: readonly Piece[]): number {
  const spaces = pieces.map((piece) => SMALL_MARGIN_PX + (titleHeight(piece) || SMALL_MARGIN_PX))
  return spaces.reduce((sum, space) => sum + space, 0)
}

const titleHeight = ({ titleOf }: Piece) => (titleOf === undefined ? 0 : TITLE_PX)
