import type { PageBox } from '#contract/page-model.ts'
import { hullOf } from '../page-boxes.ts'
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
import { fitsAlone, type Piece, piecesOf, type ReadStory } from './pieces.ts'
import { belowEachOther, isOneStack, type PagePart } from './stacks.ts'

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
  /** Pieces of different places of the page that are shown one below another, each with the page around it. */
  parts?: PagePart[]
}

/** The stories of one page that are read next. */
export interface Reading {
  /** How many stories these stops show as a whole. */
  count: number
  stops: Stop[]
}

/**
 * The stops of the first story of a list. It shares its stop with as many of the following ones as fit on the screen with it, as a whole.
 * For a reader who goes back, the list is in the opposite order.
 */
export function readingOf(
  stories: readonly ReadStory[],
  guided: GuidedView,
  by: 1 | -1 = 1,
): Reading {
  const first = (count: number) => {
    const some = stories.slice(0, count)
    return piecesOf(by === 1 ? some : some.reverse(), guided)
  }
  let count = 1
  while (count < stories.length && isOneStop(first(count + 1), guided)) count += 1
  return { count, stops: stopsOf(first(count), guided) }
}

/** The stops of pieces. Those that fit on the screen below each other are one stop. The bar stays unless they then need another stop. */
function stopsOf(pieces: readonly Piece[], guided: GuidedView): Stop[] {
  const { view, bar } = guided
  const belowBar = { ...guided, view: { ...view, height: view.height - bar } }
  return stacksOf(pieces, guided).flatMap((stack): Stop[] => {
    const isFull = countOfStack(stack, guided) < countOfStack(stack, belowBar)
    return isFull
      ? stopsOfStack(stack, guided).map((stop) => ({ ...stop, isFull }))
      : stopsOfStack(stack, belowBar).map((stop) => ({ ...stop, top: stop.top - bar, isFull }))
  })
}

/** Pieces that are one stop below each other. */
function stacksOf(pieces: readonly Piece[], guided: GuidedView): Piece[][] {
  const stacks: Piece[][] = []
  for (const piece of pieces) {
    const last = stacks.at(-1)
    if (last && isOneStack([...last, piece], guided)) last.push(piece)
    else stacks.push([piece])
  }
  return stacks
}

function isOneStop(pieces: readonly Piece[], guided: GuidedView): boolean {
  const [piece, ...others] = pieces
  return piece && others.length === 0 ? fitsAlone(piece.column, guided) : isOneStack(pieces, guided)
}

function countOfStack(stack: readonly Piece[], guided: GuidedView): number {
  const [piece, ...others] = stack
  if (!piece || others.length > 0) return isOneStack(stack, guided) ? 1 : stack.length
  const { column } = piece
  return countOf(heightOn(column, rangeOf(column, guided).least, guided), guided)
}

type StopInView = Omit<Stop, 'isFull'>

function stopsOfStack(stack: readonly Piece[], guided: GuidedView): StopInView[] {
  const [piece, ...others] = stack
  if (!piece) return []
  if (others.length === 0) return stopsOfBox(piece.column, guided)
  const { page, parts } = belowEachOther(stack, guided)
  const column = hullOf(stack.map((one) => one.column))
  return [{ page, left: 0, top: 0, column, isWider: false, parts }]
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
