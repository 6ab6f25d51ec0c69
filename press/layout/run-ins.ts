import { heightOf, widthOf } from './geometry.ts'
import { isHead, type TextPiece } from './piece.ts'
import { type BodyType, isSameSize } from './typography.ts'

/** The paragraphs that begin with words in another face. */
export function runInsOf(pieces: readonly TextPiece[], body: BodyType): TextPiece[] {
  const runIns = pieces.filter((piece) => isRunIn(piece, pieces, body))
  return runIns.filter((piece) => !runIns.some((upper) => opensInto(upper, piece, body)))
}

/** Whether the words in another face run on from a line of their own, or the text begins right after them. */
export function opensInto(upper: TextPiece, lower: TextPiece, body: BodyType): boolean {
  const gap = lower.box.top - upper.box.bottom
  return (
    upper !== lower &&
    upper.block.font !== body.font &&
    upper.block.lines.length <= 2 &&
    gap > -body.size &&
    gap < heightOf(upper.box) * 0.35 &&
    Math.abs(lower.box.left - upper.box.left) < body.size
  )
}

/** A paragraph that begins with words in another face. */
function isRunIn(piece: TextPiece, pieces: readonly TextPiece[], body: BodyType): boolean {
  const { block, box } = piece
  const [line] = block.lines
  if (!line || isHead(piece) || !isSameSize(block.size, body.size)) return false
  if (block.font === body.font) return /\p{L}/u.test(line.opening)
  if (block.lines.length > 2) return false
  const next = pieces.find(
    (other) =>
      other !== piece &&
      other.block.font === body.font &&
      isSameSize(other.block.size, body.size) &&
      other.box.top - box.bottom < heightOf(box) * 0.35 &&
      other.box.top > box.top &&
      Math.abs(other.box.left - box.left) < body.size,
  )
  if (!next) return false
  return widthOf(box) > widthOf(next.box) * 0.7 || /[:.–—-](\s|$)/u.test(line.text)
}
