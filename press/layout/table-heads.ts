import { overlapX, type Rect, sharedWidth } from './geometry.ts'
import { isHead, type Piece, type TextPiece } from './piece.ts'
import { type BodyType, isSameSize } from './typography.ts'

/** Times the size of the running text. */
const LEAST_SIZE = 1.2
const MOST_LINES = 2

/**
 * The lines over tables and puzzles are headlines where no story's headline stands above them, however small they are:
 * tables without one would be put together.
 */
export function withTableTitles(
  pieces: readonly TextPiece[],
  matter: readonly Piece[],
  body: BodyType,
): TextPiece[] {
  const tables = matter.filter(({ kind }) => kind === 'table').map(({ box }) => box)
  const over = pieces.filter((piece) => canBeTitle(piece, tables, body))
  const free = over.filter((piece) => piece.kind === 'label' || !isUnderStory(piece, pieces))
  const titles = over.filter((piece) => free.some((other) => areAlike(piece, other)))
  return pieces.map((piece) => (titles.includes(piece) ? { ...piece, kind: 'title' } : piece))
}

function canBeTitle(
  { kind, block, box }: TextPiece,
  tables: readonly Rect[],
  body: BodyType,
): boolean {
  return (
    (kind === 'small' || kind === 'label') &&
    block.size >= body.size * LEAST_SIZE &&
    block.lines.length <= MOST_LINES &&
    tables.some((table) => {
      const gap = table.top - box.bottom
      return gap > -block.size * 0.5 && gap < block.size * 1.5 && sharedWidth(box, table) > 0.9
    })
  )
}

/** Whether a headline stands above in the same columns. */
const isUnderStory = (title: TextPiece, pieces: readonly TextPiece[]): boolean =>
  pieces.some(
    (piece) =>
      piece !== title &&
      isHead(piece) &&
      piece.box.bottom < title.box.top &&
      overlapX(piece.box, title.box) > 0,
  )

const areAlike = (one: TextPiece, other: TextPiece): boolean =>
  one.block.font === other.block.font && isSameSize(one.block.size, other.block.size)
