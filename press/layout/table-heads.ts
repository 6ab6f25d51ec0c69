import type { Rule } from '../read/rules.ts'
import { overlapX, type Rect, sharedWidth, widthOf } from './geometry.ts'
import { isHead, type Piece, type TextPiece } from './piece.ts'
import { isRuledOff } from './separators.ts'
import { type BodyType, isSameSize } from './typography.ts'

/** Times the size of the running text. */
const LEAST_SIZE = 1.2
/** Of a title that is set like the headline over another table. */
const LEAST_SIZE_OF_SECOND = 1.05
const MOST_LINES = 2
/** In leadings. */
const MOST_GAP = 4

/**
 * The lines over tables and puzzles are headlines where no story's headline stands above them, however small they are:
 * tables without one would be put together.
 */
export function withTableTitles(
  pieces: readonly TextPiece[],
  matter: readonly Piece[],
  { rules, body }: { rules: readonly Rule[]; body: BodyType },
): TextPiece[] {
  const tables = matter.filter(({ kind }) => kind === 'table').map(({ box }) => box)
  const isLabel = ({ kind }: TextPiece) => kind === 'small' || kind === 'label'
  const over = pieces.filter((piece) => tableUnder(piece, tables))
  const heads = over.filter(isHead)
  const labels = over.filter(isLabel)
  const large = labels.filter(({ block }) => block.size >= body.size * LEAST_SIZE)
  const free = large.filter((piece) => {
    const table = tableUnder(piece, tables)
    return (
      piece.kind === 'label' ||
      (table && !isUnderStory(piece, table, pieces, rules)) ||
      tables.some((other) => isRuledOffBelow(other, piece, { rules, body }))
    )
  })
  const titles = [
    ...large.filter((piece) => free.some((other) => areAlike(piece, other))),
    ...labels.filter(
      (piece) =>
        piece.block.font !== body.font &&
        piece.block.size >= body.size * LEAST_SIZE_OF_SECOND &&
        heads.some((head) => areAlike(piece, head)),
    ),
  ]
  return pieces.map((piece) => (titles.includes(piece) ? { ...piece, kind: 'title' } : piece))
}

function tableUnder({ block, box }: TextPiece, tables: readonly Rect[]): Rect | undefined {
  if (block.lines.length > MOST_LINES) return undefined
  return tables.find((table) => {
    const gap = table.top - box.bottom
    return gap > -block.size * 0.5 && gap < block.size * 1.5 && sharedWidth(box, table) > 0.9
  })
}

/** Whether the piece is the next thing under a table, beyond a rule. */
function isRuledOffBelow(
  table: Rect,
  { box }: TextPiece,
  { rules, body }: { rules: readonly Rule[]; body: BodyType },
): boolean {
  const gap = box.top - table.bottom
  return (
    gap > 0 &&
    gap < body.leading * MOST_GAP &&
    sharedWidth(box, table) > 0.9 &&
    isRuledOff(table, box, rules)
  )
}

/** Times the width of the table: a rule between two stories is wider. */
const LEAST_RULE = 1.3

/** Whether a headline stands above in the same columns, without a rule between that goes on beside the table. */
const isUnderStory = (
  title: TextPiece,
  table: Rect,
  pieces: readonly TextPiece[],
  rules: readonly Rule[],
): boolean =>
  pieces.some(
    (piece) =>
      piece !== title &&
      isHead(piece) &&
      piece.box.bottom < title.box.top &&
      overlapX(piece.box, title.box) > 0 &&
      !rules.some(
        ({ direction, box }) =>
          direction === 'across' &&
          box.top > piece.box.bottom - 1 &&
          box.bottom < title.box.top + 1 &&
          overlapX(box, table) > widthOf(table) * 0.9 &&
          widthOf(box) > widthOf(table) * LEAST_RULE,
      ),
  )

const areAlike = (one: TextPiece, other: TextPiece): boolean =>
  one.block.font === other.block.font && isSameSize(one.block.size, other.block.size)
