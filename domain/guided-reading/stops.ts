import type { PageBox } from '#contract/page-model.ts'
import { areaOf, hullOf } from '../page-boxes.ts'
import {
  countOf,
  type GuidedView,
  heightOn,
  MARGIN_PX,
  REPEATED_SHARE,
  rangeOf,
  type Size,
  SMALL_MARGIN_PX,
} from './fit.ts'
import { columnsBelowEachOther, isOneStack, type PagePart } from './stacks.ts'

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
  /** Whether the column needs the height of the bar. */
  isFull: boolean
  /** Columns of different places of the page that are shown one below another, each with the page around it. */
  parts?: PagePart[]
}

/** Columns that are shown at once fill at least this share of their common rectangle. */
const LEAST_COVERED = 0.7

/**
 * The stops at which the columns of a story are read. Columns that fit on the screen together, beside or below each other, are one
 * stop. The bar stays unless a column then needs another stop.
 */
export function stopsOf(columns: readonly PageBox[], guided: GuidedView): Stop[] {
  const { view, bar } = guided
  const belowBar = { ...guided, view: { ...view, height: view.height - bar } }
  return stacksOf(togetherOn(columns, guided), guided).flatMap((stack): Stop[] => {
    const isFull = countOfStack(stack, guided) < countOfStack(stack, belowBar)
    return isFull
      ? stopsOfStack(stack, guided).map((stop) => ({ ...stop, isFull }))
      : stopsOfStack(stack, belowBar).map((stop) => ({ ...stop, top: stop.top - bar, isFull }))
  })
}

/** Columns that are one stop below each other. */
function stacksOf(boxes: readonly PageBox[], guided: GuidedView): PageBox[][] {
  const stacks: PageBox[][] = []
  for (const box of boxes) {
    const last = stacks.at(-1)
    if (last && isOneStack([...last, box], guided)) last.push(box)
    else stacks.push([box])
  }
  return stacks
}

function countOfStack(stack: readonly PageBox[], guided: GuidedView): number {
  const [box, ...others] = stack
  if (!box || others.length > 0) return isOneStack(stack, guided) ? 1 : stack.length
  return countOf(heightOn(box, rangeOf(box, guided).least, guided), guided)
}

type StopInView = Omit<Stop, 'isFull'>

function stopsOfStack(stack: readonly PageBox[], guided: GuidedView): StopInView[] {
  const [box, ...others] = stack
  if (!box) return []
  if (others.length === 0) return stopsOfBox(box, guided)
  const { page, parts } = columnsBelowEachOther(stack, guided)
  return [{ page, left: 0, top: 0, column: hullOf(stack), isWider: false, parts }]
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

/** The positions in which a column is read: as few as its text size allows, and then as large as the screen and the picture allow. */
function stopsOfBox(column: PageBox, guided: GuidedView): StopInView[] {
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
