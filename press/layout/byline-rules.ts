import type { Rule } from '../read/rules.ts'
import { overlapX, type Rect } from './geometry.ts'
import { isHead, type Piece } from './piece.ts'
import type { BodyType } from './typography.ts'

/** In points. */
const SAME_EDGE = 3
/** In leadings. */
const MOST_DISTANCE = 2.6
const MOST_GAP = 1.6

/** Two rules of one width close a byline in, right under its headline. They separate nothing: no story ends with its headline. */
export function rulesOfBylines(
  rules: readonly Rule[],
  pieces: readonly Piece[],
  body: BodyType,
): Rule[] {
  const across = rules.filter(({ direction }) => direction === 'across')
  return across.flatMap((upper) => {
    const lower = across.find((rule) => isPair(upper.box, rule.box, body))
    return lower && holdsByline(upper.box, lower.box, pieces, body) ? [upper, lower] : []
  })
}

function isPair(upper: Rect, lower: Rect, { leading }: BodyType): boolean {
  const distance = lower.top - upper.bottom
  return (
    Math.abs(upper.left - lower.left) < SAME_EDGE &&
    Math.abs(upper.right - lower.right) < SAME_EDGE &&
    distance > leading * 0.6 &&
    distance < leading * MOST_DISTANCE
  )
}

function holdsByline(
  upper: Rect,
  lower: Rect,
  pieces: readonly Piece[],
  { leading }: BodyType,
): boolean {
  const within = pieces.filter(
    ({ box }) =>
      overlapX(box, upper) > 0 &&
      (box.top + box.bottom) / 2 > upper.top &&
      (box.top + box.bottom) / 2 < lower.bottom,
  )
  const isHeadline = (piece: Piece) =>
    (isHead(piece) || piece.kind === 'deck') &&
    overlapX(piece.box, upper) > 0 &&
    piece.box.bottom < upper.bottom + SAME_EDGE &&
    upper.top - piece.box.bottom < leading * MOST_GAP
  return within.length > 0 && within.every(isShort) && pieces.some(isHeadline)
}

const isShort = (piece: Piece): boolean =>
  (piece.kind === 'small' || piece.kind === 'deck') && piece.block.lines.length === 1
