import { overlapX, type Rect, widthOf } from './geometry.ts'
import type { Piece, Setting } from './piece.ts'
import { isRuledOff } from './separators.ts'
import type { BodyType } from './typography.ts'

/** The kicker and the pictures with captions that stand on a headline. */
export function crownOf(
  head: Piece,
  { pieces, rules, body }: Setting,
  owner: ReadonlyMap<Piece, Piece>,
): Piece[] {
  const crown: Piece[] = []
  let top = head.box
  for (;;) {
    const next = pieces.find(
      (piece) =>
        !owner.has(piece) &&
        !crown.includes(piece) &&
        standsOn(piece, top, head, body) &&
        !isRuledOff(piece.box, top, rules) &&
        !continuesText(piece, pieces, body),
    )
    if (!next) return crown
    crown.push(next)
    top = { ...head.box, top: next.box.top }
  }
}

function standsOn(piece: Piece, top: Rect, head: Piece, body: BodyType): boolean {
  const gap = top.top - piece.box.bottom
  if (gap < -body.size * 0.8 || gap > body.leading * 1.6) return false
  if (piece.kind === 'picture') {
    return (
      Math.abs(piece.box.left - head.box.left) < body.size * 2.5 &&
      piece.box.right > head.box.left + widthOf(head.box) * 0.6
    )
  }
  if (piece.kind !== 'small' && piece.kind !== 'text') return false
  return (
    piece.block.lines.length <= 3 &&
    overlapX(piece.box, head.box) > widthOf(piece.box) * 0.7 &&
    'block' in head &&
    piece.block.size < head.block.size
  )
}

/** The last lines of a column are not a kicker. */
function continuesText(piece: Piece, pieces: readonly Piece[], body: BodyType): boolean {
  if (!('block' in piece)) return false
  return pieces.some(
    (other) =>
      other !== piece &&
      'block' in other &&
      other.kind === 'text' &&
      other.block.lines.length >= 2 &&
      piece.block.font === other.block.font &&
      Math.abs(other.block.size - piece.block.size) < 0.3 &&
      Math.abs(other.box.left - piece.box.left) < body.size * 2 &&
      piece.box.top - other.box.bottom > -body.size &&
      piece.box.top - other.box.bottom < body.leading * 1.2,
  )
}
