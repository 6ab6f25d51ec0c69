import { MIN_GUIDED_TEXT_PX } from '#contract/guided-reading.ts'
import type { PageBox } from '#contract/page-model.ts'

interface Size {
  width: number
  height: number
}

interface GuidedView {
  /** The part of the screen for the column, in CSS pixels. */
  view: Size
  /** The page's size in any unit. */
  page: Size
  /** The width of the largest image: a CSS pixel shows at least one of its pixels. */
  sharpest: number
  /** In percent of the page's height. */
  lineHeight: number | undefined
}

/** One position of the page on the screen, in CSS pixels. */
export interface Stop {
  /** The size of the whole page. */
  page: Size
  /** The part of the page at the left top of the screen; negative for a margin. */
  left: number
  top: number
  /** The column in percent of the page. */
  column: PageBox
  /** Whether the column is wider than the screen, so that it has to be panned. */
  isWider: boolean
}

const MARGIN_PX = 12
/** A column may fill only this share of its width if then no part of it is below the screen. */
const LEAST_FILL = 0.8
/** The last lines stay on the screen as the first ones of the next stop. */
const REPEATED_SHARE = 0.12

/** The positions in which a column is read. It fills the width, unless its text would be too small or its image too coarse, or a little less shows all of it. */
export function stopsOf(column: PageBox, { view, page, sharpest, lineHeight }: GuidedView): Stop[] {
  const fill = (view.width - 2 * MARGIN_PX) / (column.width / 100)
  const ratio = page.height / page.width
  const readable = lineHeight ? MIN_GUIDED_TEXT_PX / ((lineHeight / 100) * ratio) : 0
  const filled = Math.min(Math.max(fill, readable), Math.max(sharpest, view.width))
  // The width of the page at which the column is as high as the screen.
  const whole = Math.floor((view.height - 2 * MARGIN_PX) / ((column.height / 100) * ratio))
  const isNearlyWhole = whole < filled && whole >= Math.max(filled * LEAST_FILL, readable)
  const width = isNearlyWhole ? whole : filled
  const size = { width, height: width * ratio }
  const wide = (column.width / 100) * width
  const isWider = wide > view.width - MARGIN_PX
  const start = (column.left / 100) * width
  return topsOf(column, size, view).map((top) => ({
    page: size,
    left: isWider ? start - MARGIN_PX : start - (view.width - wide) / 2,
    top,
    column,
    isWider,
  }))
}

/** A smaller distance is not a movement of the reader's finger. */
const NEAR_PX = 8

/** The index of the next stop. A reader who has scrolled in the column does not see the same lines again. */
export function nextStop(stops: readonly Stop[], current: number, scrolledTo: number): number {
  const { column } = stops[current] ?? {}
  const passed = stops.findLastIndex(
    (stop, index) => index >= current && stop.column === column && stop.top <= scrolledTo + NEAR_PX,
  )
  return Math.max(current, passed) + 1
}

/** The index of the first stop of the next or the previous column; beyond the list if there is none. */
export function stopOfColumn(stops: readonly Stop[], current: number, by: -1 | 1): number {
  const { column } = stops[current] ?? {}
  if (by === 1) {
    const next = stops.findIndex((stop, index) => index > current && stop.column !== column)
    return next < 0 ? stops.length : next
  }
  const previous = stops.findLast((stop, index) => index < current && stop.column !== column)
  return previous ? stops.findIndex((stop) => stop.column === previous.column) : -1
}

/** A column that is higher than the screen is read in several parts of equal distance. */
function topsOf(column: PageBox, page: Size, view: Size): number[] {
  const start = (column.top / 100) * page.height - MARGIN_PX
  const height = (column.height / 100) * page.height + 2 * MARGIN_PX
  if (height <= view.height) return [start]
  const last = height - view.height
  const count = Math.ceil(last / (view.height * (1 - REPEATED_SHARE)))
  return Array.from({ length: count + 1 }, (_, index) => start + (last * index) / count)
}
