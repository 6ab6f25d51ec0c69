import { heightOf, hullOf, type Rect, sharedWidth, widthOf } from './geometry.ts'
import type { ItemsAround, TextPiece } from './piece.ts'
import type { BodyType } from './typography.ts'

/** A column of a group of items. */
export interface GroupColumn {
  box: Rect
  /** From the top. */
  pieces: TextPiece[]
}

/** The columns of a group, from the left. Lines at the right of a column, such as signatures, are in it too. */
export function groupColumnsOf(group: readonly TextPiece[]): GroupColumn[] {
  const columns: GroupColumn[] = []
  for (const piece of group.toSorted((a, b) => widthOf(b.box) - widthOf(a.box))) {
    const column = columns.find(({ box }) => sharedWidth(box, piece.box) > 0.5)
    if (column) {
      column.pieces.push(piece)
      column.box = hullOf([column.box, piece.box])
    } else columns.push({ box: piece.box, pieces: [piece] })
  }
  for (const { pieces } of columns) pieces.sort((a, b) => a.box.top - b.box.top)
  return columns.sort((a, b) => a.box.left - b.box.left)
}

/** In leadings: more white than this, or a rule across several columns, ends a group. */
const MOST_WHITE = 3

/** What stands together under a label, down to the first break. */
export function unbrokenOf(
  group: readonly TextPiece[],
  { rules, body }: Pick<ItemsAround, 'rules' | 'body'>,
): TextPiece[] {
  const columns = groupColumnsOf(group)
  const top = Math.min(...group.map(({ box }) => box.top))
  const wide = rules.filter(
    ({ box, direction }) =>
      direction === 'across' &&
      box.top > top &&
      columns.some((column) => isAcross(box, column.box)),
  )
  return columns.flatMap(({ pieces }) => {
    const end = pieces.findIndex((piece, index) => {
      const above = pieces[index - 1]
      if (!above) return false
      const isUnderRule = wide.some(
        ({ box }) => box.top > above.box.bottom - 3 && box.bottom < piece.box.top + 3,
      )
      return isUnderRule || whiteBetween(above, piece, body) > MOST_WHITE
    })
    return end < 0 ? pieces : pieces.slice(0, end)
  })
}

const isAcross = (rule: Rect, column: Rect): boolean =>
  sharedWidth(rule, column) > 0.7 && widthOf(rule) > widthOf(column) * 1.5

/** From the last line of one piece to the first of the next, in leadings: 0 is set solid. */
export function whiteBetween(upper: TextPiece, lower: TextPiece, { leading }: BodyType): number {
  const from = upper.block.lines.at(-1)?.baseline ?? upper.box.bottom
  const to = lower.block.lines[0]?.baseline ?? lower.box.top + heightOf(lower.box)
  return (to - from) / leading - 1
}
