import type { PageBox } from '#contract/page-model.ts'
import { type GuidedView, heightOn, MARGIN_PX, rangeOf, type Size, SMALL_MARGIN_PX } from './fit.ts'

/** A part of the page that is as wide as the screen, in CSS pixels. */
export interface PagePart {
  /** In percent of the page. */
  column: PageBox
  /** The part of the page at the left top; negative for a margin. */
  left: number
  top: number
  height: number
}

/** Whether columns fit on the screen below each other. */
export function isOneStack(columns: readonly PageBox[], guided: GuidedView): boolean {
  const { width, height } = guided.view
  const { least } = rangeOfAll(columns, guided)
  const isNarrow = columns.every((box) => (box.width / 100) * least <= width - 2 * MARGIN_PX)
  return isNarrow && heightOfAll(columns, least, guided) + marginsOf(columns) <= height
}

/** As large as screen and image allow. The space that is left is around the columns. */
export function columnsBelowEachOther(
  columns: readonly PageBox[],
  guided: GuidedView,
): { page: Size; parts: PagePart[] } {
  const { view, page } = guided
  const { least, most } = rangeOfAll(columns, guided)
  const room = view.height - marginsOf(columns)
  const width = Math.min(most, Math.max(least, room / heightOfAll(columns, 1, guided)))
  const size = { width, height: (width * page.height) / page.width }
  const space = (view.height - heightOfAll(columns, width, guided)) / columns.length
  const parts = columns.map((column) => ({
    column,
    left: ((column.left + column.width / 2) / 100) * width - view.width / 2,
    top: (column.top / 100) * size.height - space / 2,
    height: heightOn(column, width, guided) + space,
  }))
  return { page: size, parts }
}

function rangeOfAll(columns: readonly PageBox[], guided: GuidedView) {
  const ranges = columns.map((box) => rangeOf(box, guided))
  return {
    least: Math.max(...ranges.map(({ least }) => least)),
    most: Math.min(...ranges.map(({ most }) => most)),
  }
}

function heightOfAll(columns: readonly PageBox[], pageWidth: number, guided: GuidedView): number {
  return columns.reduce((sum, box) => sum + heightOn(box, pageWidth, guided), 0)
}

function marginsOf(columns: readonly PageBox[]): number {
  return 2 * SMALL_MARGIN_PX * columns.length
}
