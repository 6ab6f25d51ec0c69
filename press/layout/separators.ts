import type { Rule } from '../read/rules.ts'
import { referenceIn } from '../references.ts'
import { rulesOfBylines } from './byline-rules.ts'
import { type Rect, sharedWidth, widthOf } from './geometry.ts'
import { isHead, type Piece } from './piece.ts'
import type { BodyType } from './typography.ts'

/**
 * The rules above and below a pull quote or a byline, those around a line such as 'Continued on page 2', and those between
 * the columns of one story do not end a story.
 */
export function rulesBetweenStories(
  rules: readonly Rule[],
  pieces: readonly Piece[],
  body: BodyType,
): Rule[] {
  const quotes = pieces.filter(({ kind }) => kind === 'quote')
  const references = pieces.filter(isContinuation)
  const bylines = rulesOfBylines(rules, pieces, body)
  return rules.filter(
    (rule) =>
      (rule.direction === 'down' && !isBetweenColumns(rule, rules, pieces, body)) ||
      (rule.direction === 'across' &&
        !bylines.includes(rule) &&
        !quotes.some(({ box }) => isAt(rule.box, box, body.leading * 3.5, body)) &&
        !references.some(({ box }) => isAt(rule.box, box, body.leading, body))),
  )
}

/** In points. */
const SAME_END = 2

/** Rules between the columns of one story have one height, and begin under its headline. */
function isBetweenColumns(
  { box }: Rule,
  rules: readonly Rule[],
  pieces: readonly Piece[],
  { measure, size }: BodyType,
): boolean {
  const hasTwin = rules.some(
    (other) =>
      other.direction === 'down' &&
      other.box !== box &&
      Math.abs(other.box.top - box.top) < SAME_END &&
      Math.abs(other.box.bottom - box.bottom) < SAME_END &&
      Math.abs(other.box.left - box.left) < measure * 2,
  )
  const isBesideHead = pieces.some(
    (piece) =>
      isHead(piece) &&
      piece.box.bottom > box.top + size &&
      piece.box.top < box.bottom &&
      piece.box.left < box.right + measure &&
      piece.box.right > box.left - measure,
  )
  return hasTwin && !isBesideHead
}

/** Whether a rule stands right above or below a piece and is about as wide as its column. */
function isAt(rule: Rect, box: Rect, reach: number, body: BodyType): boolean {
  const gap = Math.max(box.top - rule.bottom, rule.top - box.bottom)
  const column = Math.max(widthOf(box), Math.min(body.measure, widthOf(rule) / 1.1))
  return (
    gap > -3 &&
    gap < reach &&
    sharedWidth(rule, box) > 0.8 &&
    widthOf(rule) < column * 1.8 + body.size * 2
  )
}

/** 'Continued on page 2' or 'From page 1', on a line of its own. */
function isContinuation(piece: Piece): boolean {
  if (!('block' in piece) || piece.block.lines.length > 1) return false
  const kind = referenceIn(piece.block.lines[0]?.text ?? '')?.kind
  return kind === 'continues-on' || kind === 'continued-from'
}

/** Whether a rule across the column lies between two pieces, one above the other. */
export function isRuledOff(upper: Rect, lower: Rect, rules: readonly Rule[]): boolean {
  const shared = {
    left: Math.max(upper.left, lower.left),
    right: Math.min(upper.right, lower.right),
  }
  return rules.some(
    ({ box, direction }) =>
      direction === 'across' &&
      !isOrnament(box, upper, lower) &&
      (box.top + box.bottom) / 2 > upper.bottom - 3 &&
      (box.top + box.bottom) / 2 < lower.top + 3 &&
      Math.min(box.right, shared.right) - Math.max(box.left, shared.left) >
        (shared.right - shared.left) * 0.7,
  )
}

/** A rule that is centred on what it stands over or under and much shorter separates nothing. */
function isOrnament(rule: Rect, upper: Rect, lower: Rect): boolean {
  const wide = widthOf(upper) > widthOf(lower) ? upper : lower
  const middle = (box: Rect) => (box.left + box.right) / 2
  const isCentred = (box: Rect) => Math.abs(middle(rule) - middle(box)) < widthOf(wide) * 0.04
  return (
    widthOf(rule) < widthOf(wide) * 0.85 &&
    rule.left > wide.left + 3 &&
    rule.right < wide.right - 3 &&
    isCentred(upper) &&
    isCentred(lower)
  )
}

/** Whether a rule down the page lies between two pieces beside each other. */
export function isWalledOff(one: Rect, other: Rect, rules: readonly Rule[]): boolean {
  const [left, right] = one.left < other.left ? [one, other] : [other, one]
  const top = Math.max(one.top, other.top)
  const bottom = Math.min(one.bottom, other.bottom)
  return rules.some(
    ({ box, direction }) =>
      direction === 'down' &&
      (box.left + box.right) / 2 > left.right - 3 &&
      (box.left + box.right) / 2 < right.left + 3 &&
      Math.min(box.bottom, bottom) - Math.max(box.top, top) > (bottom - top) * 0.5,
  )
}
