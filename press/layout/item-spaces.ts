import { type GroupColumn, groupColumnsOf, whiteBetween } from './group-columns.ts'
import { LEAST_ITEMS } from './items-under.ts'
import { type ItemsAround, isRunning, type TextPiece } from './piece.ts'
import { recurringGapsOf } from './piece-above.ts'
import { isRuledOff } from './separators.ts'
import type { BodyType } from './typography.ts'

/** In leadings: less white than this separates nothing. */
const LEAST_WHITE = 0.25
/** White between items is at least so many times as high as white between their paragraphs. */
const HIGHER = 1.5
const LEAST_ITEMS_OF_UNKNOWN = 3
const LEAST_LINES = 2

interface Boundary {
  /** The piece below. */
  piece: TextPiece
  /** In leadings. */
  white: number
  isRuled: boolean
}

/** Adds the items that stand as far apart from the text above them as those that are known. */
export function withSpacedItems(
  starts: readonly TextPiece[],
  group: readonly TextPiece[],
  around: ItemsAround,
): TextPiece[] {
  const all = groupColumnsOf(group).flatMap((column) => boundariesIn(column, around))
  const known = all.filter(({ piece }) => starts.includes(piece))
  const least = Math.min(...known.map(({ white }) => white)) * 0.9
  const others = known.length > 0 && least > LEAST_WHITE ? all : []
  return group.filter(
    (piece) =>
      starts.includes(piece) ||
      others.some((each) => each.piece === piece && each.white >= least && !each.isRuled),
  )
}

interface Group extends ItemsAround {
  /** Whether the label says what it is. */
  isKnown: boolean
  pieces: readonly TextPiece[]
}

/** The first pieces of items that only white or rules separate. */
export function spacedItemsIn(
  group: readonly TextPiece[],
  { isKnown, pieces, ...around }: Group,
): TextPiece[] {
  const columns = groupColumnsOf(group)
  const all = columns.flatMap((column) => boundariesIn(column, around))
  const { least, isCertain } = leastWhite(all, group, pieces, around)
  const ends = columns.slice(0, -1).map((column) => isEnded(column, around.body))
  const tops = columns.flatMap((column, index) =>
    index === 0 || ends[index - 1] ? column.pieces.slice(0, 1) : [],
  )
  const starts = all.filter(({ white, isRuled }) => isRuled || white >= least)
  const items = [...tops, ...starts.map(({ piece }) => piece)]
  const areEnded = ends.length > 0 && ends.every(Boolean)
  // A list has a line for each entry.
  const areTexts = items.every(
    (item) => isRunning(item, around.body) && item.block.lines.length >= LEAST_LINES,
  )
  const isSure = isKnown || (areTexts && (isCertain || (areEnded && starts.length > 0)))
  return isSure && items.length >= (isKnown ? LEAST_ITEMS : LEAST_ITEMS_OF_UNKNOWN) ? items : []
}

/** The least white above an item. Where rules part the items, white parts none. */
function leastWhite(
  all: readonly Boundary[],
  group: readonly TextPiece[],
  pieces: readonly TextPiece[],
  { body }: ItemsAround,
): { least: number; isCertain: boolean } {
  if (all.some(({ isRuled }) => isRuled)) return { least: Infinity, isCertain: true }
  const whites = all.map(({ white }) => white).sort((a, b) => a - b)
  const step = whites.findLastIndex((white, at) => {
    const before = whites[at - 1] ?? Infinity
    return white > before * HIGHER && white > before + LEAST_WHITE
  })
  if (step > 0) return { least: whites[step] ?? Infinity, isCertain: true }
  const others = pieces.filter((piece) => !group.includes(piece))
  const usual = recurringGapsOf(others, body)
  const areUsual = usual.some((gap) => whites.some((white) => Math.abs(white - gap) < LEAST_WHITE))
  return { least: areUsual ? Infinity : LEAST_WHITE, isCertain: false }
}

const boundariesIn = ({ pieces }: GroupColumn, { rules, body }: ItemsAround): Boundary[] =>
  pieces.flatMap((piece, index) => {
    const above = pieces[index - 1]
    if (!above) return []
    const white = whiteBetween(above, piece, body)
    const isRuled = isRuledOff(above.box, piece.box, rules)
    return isRuled || white > LEAST_WHITE ? [{ piece, white, isRuled }] : []
  })

/** Whether the text of a column ends there: with a short line, or with a sentence. */
function isEnded({ box, pieces }: GroupColumn, { size }: BodyType): boolean {
  const line = pieces.at(-1)?.block.lines.at(-1)
  return line === undefined || line.box.right < box.right - size || /[.?!”’"।]$/u.test(line.text)
}
