import type { PageBox } from '#contract/page-model.ts'
import { areaOf, hullOf } from '../page-boxes.ts'

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
  /** Body text is at least this large, in CSS pixels. */
  textPx: number
}

/** One position of the page on the screen, in CSS pixels. */
export interface Stop {
  /** The size of the whole page. */
  page: Size
  /** The part of the page at the left top of the screen; negative for a margin. */
  left: number
  top: number
  /** The column, or several that are shown at once, in percent of the page. */
  column: PageBox
  /** Whether the column is wider than the screen, so that it has to be panned. */
  isWider: boolean
}

const MARGIN_PX = 12
/** Above and below a column. */
const SMALL_MARGIN_PX = 6
/** The box of a line is this many times as high as its type, as the press reads it. */
const LINE_PER_TYPE = 1.1
/** Without a known text size a column may fill only this share of its width if then it needs fewer stops. */
const LEAST_FILL = 0.8
/** The last lines stay on the screen as the first ones of the next stop. */
const REPEATED_SHARE = 0.12
/** Columns that are shown at once fill at least this share of their common rectangle. */
const LEAST_COVERED = 0.7

/** The stops at which the columns of a story are read. Columns that fit on the screen together are one stop. */
export function stopsOf(columns: readonly PageBox[], guided: GuidedView): Stop[] {
  return togetherOn(columns, guided).flatMap((box) => stopsOfBox(box, guided))
}

function togetherOn(columns: readonly PageBox[], guided: GuidedView): PageBox[] {
  const boxes: PageBox[] = []
  let first = 0
  while (first < columns.length) {
    let end = columns.length
    while (end > first + 1 && !fitTogether(columns.slice(first, end), guided)) end -= 1
    boxes.push(hullOf(columns.slice(first, end)))
    first = end
  }
  return boxes
}

function fitTogether(columns: readonly PageBox[], guided: GuidedView): boolean {
  const hull = hullOf(columns)
  const covered = areaOf(columns) / areaOf([hull])
  const { width } = guided.view
  const least = rangeOf(hull, guided).least
  const isNarrow = (hull.width / 100) * least <= width - 2 * MARGIN_PX
  return (
    covered >= LEAST_COVERED && isNarrow && countOf(heightOn(hull, least, guided), guided) === 1
  )
}

/** The widths of the page between which the text is readable, the picture is sharp and the column is not wider than the screen. */
function rangeOf({ width }: PageBox, { view, page, sharpest, ...text }: GuidedView) {
  const fill = (view.width - 2 * MARGIN_PX) / (width / 100)
  const lineShare = text.lineHeight && (text.lineHeight / 100) * (page.height / page.width)
  const readable = lineShare ? (text.textPx * LINE_PER_TYPE) / lineShare : fill * LEAST_FILL
  const sharp = Math.max(sharpest, view.width)
  return { least: Math.min(readable, sharp), most: Math.min(Math.max(fill, readable), sharp) }
}

/** The positions in which a column is read: as few as its text size allows, and then as large as the screen and the picture allow. */
function stopsOfBox(column: PageBox, guided: GuidedView): Stop[] {
  const { view, page } = guided
  const { least, most } = rangeOf(column, guided)
  const count = countOf(heightOn(column, least, guided), guided)
  const room = view.height * (1 + (count - 1) * (1 - REPEATED_SHARE)) - 2 * SMALL_MARGIN_PX
  const width = Math.min(most, Math.max(least, room / heightOn(column, 1, guided)))
  const size = { width, height: (width * page.height) / page.width }
  const wide = (column.width / 100) * width
  const isWider = wide > view.width - MARGIN_PX
  const start = (column.left / 100) * width
  return topsOf(column, size, view, count).map((top) => ({
    page: size,
    left: isWider ? start - MARGIN_PX : start - (view.width - wide) / 2,
    top,
    column,
    isWider,
  }))
}

/** The height of a column on a page of this width. */
function heightOn({ height }: PageBox, pageWidth: number, { page }: GuidedView): number {
  return ((height / 100) * pageWidth * page.height) / page.width
}

/** The number of stops of a column that is this high. */
function countOf(height: number, { view }: GuidedView): number {
  const below = height + 2 * SMALL_MARGIN_PX - view.height
  return below <= 0 ? 1 : 1 + Math.ceil(below / (view.height * (1 - REPEATED_SHARE)))
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
function topsOf({ top, height }: PageBox, page: Size, view: Size, count: number): number[] {
  const start = (top / 100) * page.height - SMALL_MARGIN_PX
  const last = (height / 100) * page.height + 2 * SMALL_MARGIN_PX - view.height
  return Array.from({ length: count }, (_, index) => start + (last * index) / (count - 1 || 1))
}
