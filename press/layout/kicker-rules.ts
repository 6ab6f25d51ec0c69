import { overlapX, widthOf } from './geometry.ts'
import type { Piece, Setting } from './piece.ts'
import { lettersOf } from './text-blocks.ts'

const MOST_KICKER_LETTERS = 40
/** In leadings, and times the white between a kicker and its rule. */
const LEAST_WHITE = 0.4
const LOPSIDED = 2

/** A kicker may have a rule of its own close under it, and more white above: what ends a story stands close under it. */
export function isKickerOnRule(piece: Piece, { pieces, rules, body }: Setting): boolean {
  const { box } = piece
  if (piece.kind !== 'small' || piece.block.lines.length > 1) return false
  if (lettersOf(piece.block) > MOST_KICKER_LETTERS) return false
  const under = rules
    .filter((rule) => rule.direction === 'across' && overlapX(rule.box, box) > widthOf(box) * 0.7)
    .map((rule) => rule.box.top - box.bottom)
    .filter((gap) => gap > -3 && gap < body.leading * 0.8)
  const white = Math.max(body.leading * LEAST_WHITE, Math.min(...under) * LOPSIDED)
  return (
    under.length > 0 &&
    !pieces.some(
      (other) =>
        other !== piece &&
        overlapX(other.box, box) > 0 &&
        other.box.top < box.top &&
        box.top - other.box.bottom < white,
    )
  )
}
