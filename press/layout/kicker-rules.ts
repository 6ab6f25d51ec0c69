import type { Rule } from '../read/rules.ts'
import { overlapX, type Rect, widthOf } from './geometry.ts'
import { isHead, type Piece, type Setting } from './piece.ts'
import { lettersOf } from './text-blocks.ts'
import { type BodyType, HEAVY_RULE } from './typography.ts'

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

/** Of a headline's width. */
const WIDTH_UNDER_RULE = 0.95
/** In leadings. */
const CLOSE_TO_RULE = 1
const CLOSE_TO_HEADLINE = 1.3

/** Whether a heavy rule right above a line is as wide as the story of the headline right below it. */
export function isUnderRuleOf(
  line: Rect,
  head: Rect,
  rules: readonly Rule[],
  { leading, size }: BodyType,
): boolean {
  const gap = head.top - line.bottom
  return (
    gap > -size * 0.5 &&
    gap < leading * CLOSE_TO_HEADLINE &&
    rules.some(
      ({ box, direction, thickness }) =>
        direction === 'across' &&
        thickness >= HEAVY_RULE &&
        line.top - box.bottom > -size * 0.3 &&
        line.top - box.bottom < leading * CLOSE_TO_RULE &&
        overlapX(box, line) > widthOf(line) * WIDTH_UNDER_RULE &&
        overlapX(box, head) > widthOf(head) * WIDTH_UNDER_RULE &&
        line.left - box.left < size,
    )
  )
}

/** Whether a line at the left edge of the rule over a centred headline is its kicker: no other headline stands under it. */
export function isKickerUnderRule(
  piece: Piece,
  head: Piece,
  { pieces, rules, body }: Setting,
): boolean {
  if (piece.kind !== 'small' || piece.block.lines.length > 1) return false
  return (
    isUnderRuleOf(piece.box, head.box, rules, body) &&
    !pieces.some(
      (other) =>
        other !== head &&
        isHead(other) &&
        overlapX(other.box, piece.box) > 0 &&
        other.box.top > piece.box.top &&
        other.box.top < head.box.bottom,
    )
  )
}
