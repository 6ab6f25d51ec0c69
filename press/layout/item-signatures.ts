import { type GroupColumn, groupColumnsOf, whiteBetween } from './group-columns.ts'
import { isSignatureIn } from './openings.ts'
import type { ItemsAround, TextPiece } from './piece.ts'
import { isRuledOff } from './separators.ts'

/** In leadings: so close under its text stands a signature. */
const MOST_WHITE = 0.8

/** The first pieces of items that end with the name of their writer. The last one of a column may go on in the next. */
export function signedItemsIn(group: readonly TextPiece[], around: ItemsAround): TextPiece[] {
  let isOpen = false
  return groupColumnsOf(group).flatMap((column) => {
    const signatures = signaturesIn(column, around)
    const starts = column.pieces.filter((piece, index) => {
      const above = column.pieces[index - 1]
      return !signatures.has(piece) && (above ? signatures.has(above) : !isOpen)
    })
    const last = column.pieces.at(-1)
    isOpen = last !== undefined && !signatures.has(last)
    return signatures.size > 0 || starts.length > 0 ? starts : []
  })
}

function signaturesIn({ pieces }: GroupColumn, around: ItemsAround): Set<TextPiece> {
  const found = new Set<TextPiece>()
  for (const [index, piece] of pieces.entries()) {
    const above = pieces[index - 1]
    if (!above) continue
    // A long name has a second line.
    const isSecond = found.has(above) && piece.block.font === above.block.font
    const text = isSecond ? pieces[index - 2] : above
    if (text && !found.has(text) && isSignature([text, above, piece], pieces[index + 1], around))
      found.add(piece)
  }
  return found
}

/** Whether lines stand under text like the name of its writer: closer to it than to what follows. */
function isSignature(
  [text, above, piece]: readonly [TextPiece, TextPiece, TextPiece],
  next: TextPiece | undefined,
  { rules, body }: ItemsAround,
): boolean {
  if (!isSignatureIn(piece.block.lines, text.block.lines, text.block.font)) return false
  const white = whiteBetween(above, piece, body)
  if (white > MOST_WHITE || isRuledOff(above.box, piece.box, rules)) return false
  if (!next || isRuledOff(piece.box, next.box, rules)) return true
  return next.block.font === piece.block.font || whiteBetween(piece, next, body) > white + 0.1
}
