import type { Rule } from '../read/rules.ts'
import { areaOf, hullOf, intersection, sharedWidth, widthOf } from './geometry.ts'
import { isHead, isRunning, type Piece, type Setting } from './piece.ts'
import { isRuledOff } from './separators.ts'
import type { BodyType } from './typography.ts'

/** In points. */
const HEAVY = 1

/** The piece right above in the same column, unless a rule or a wide gap lies between. */
export function linkAbove(
  piece: Piece,
  { pieces, rules, body }: Setting,
  paragraphGap: number,
): Piece | undefined {
  const best = pieceAbove(piece, pieces, body)
  if (!best) return undefined
  const gap = piece.box.top - best.box.bottom
  if (gap > largestGap(piece, best, paragraphGap, body)) return undefined
  if (hasPanelBetween(best, piece, pieces)) return undefined
  const head = best.kind === 'small' ? pieceAbove(best, pieces, body) : undefined
  const over: [Piece, Piece?] = head && isHead(head) ? [best, head] : [best]
  return isRuledOff(best.box, piece.box, separators(piece, over, rules, body)) ? undefined : best
}

const USUAL_GAP = 1.15
const LARGEST_GAP = 2.4
/** So many gaps of one height, and such a part of all gaps, are the page's own way to begin a paragraph. */
const LEAST_GAPS = 4
const LEAST_SHARE = 0.25

/** The largest gap between two paragraphs of one column, by the gaps that recur on the page. */
export const paragraphGapOf = ({ pieces, body }: Setting): number =>
  Math.max(USUAL_GAP, ...recurringGapsOf(pieces, body).map((gap) => gap + 0.1)) * body.leading

/** The gaps between the paragraphs of columns that recur, in leadings. */
export function recurringGapsOf(pieces: readonly Piece[], body: BodyType): number[] {
  const gaps = pieces.flatMap((piece) => {
    const above = isRunning(piece, body) ? pieceAbove(piece, pieces, body) : undefined
    if (!above || !isRunning(above, body)) return []
    const isInColumn = Math.abs(piece.box.left - above.box.left) < body.size * 2
    const gap = (piece.box.top - above.box.bottom) / body.leading
    return isInColumn && gap > 0.2 && gap < LARGEST_GAP ? [gap] : []
  })
  return gaps.filter((gap) => {
    const alike = gaps.filter((other) => Math.abs(other - gap) < 0.1).length
    return alike >= LEAST_GAPS && alike > gaps.length * LEAST_SHARE
  })
}

function pieceAbove(piece: Piece, pieces: readonly Piece[], body: BodyType): Piece | undefined {
  const over = pieces.filter(
    (other) =>
      other !== piece &&
      other.kind !== 'panel' &&
      other.box.top < piece.box.top - 1 &&
      other.box.bottom < piece.box.bottom + body.size &&
      sharedWidth(other.box, piece.box) > 0.3,
  )
  return over.sort((a, b) => b.box.bottom - a.box.bottom)[0]
}

/** Running text has no blank lines, unless the page sets them between its paragraphs. */
function largestGap(piece: Piece, above: Piece, paragraphGap: number, body: BodyType): number {
  if (isHead(above) && 'block' in above) return Math.max(body.leading * 3.4, above.block.size * 1.5)
  if (isRunning(piece, body) && isRunning(above, body)) return paragraphGap
  return body.leading * 3.4
}

/** Thin rules separate the rows of a table and the items of a list as well as stories. */
function separators(
  piece: Piece,
  [above, head = above]: readonly [Piece, Piece?],
  rules: readonly Rule[],
  body: BodyType,
): Rule[] {
  const gap = piece.box.top - above.box.bottom
  const isByline =
    (isRunning(piece, body) || (piece.kind === 'picture' && above.kind === 'small')) &&
    above.kind !== 'picture' &&
    !isRunning(above, body) &&
    gap < body.leading * 1.6
  const isHeadline =
    above.kind === 'headline' &&
    !isHead(piece) &&
    piece.kind !== 'panel' &&
    gap < body.leading * 1.6
  // No story ends with its headline or byline: a rule right under these separates nothing, unless it goes across other columns.
  if (isByline || isHeadline) {
    const own = widthOf(hullOf([piece.box, above.box, head.box]))
    return rules.filter(({ box }) => widthOf(box) > own * 1.5 + body.measure)
  }
  // A small heading often stands between a heavy rule above and a thin one below.
  if (above.kind === 'title') return rules.filter(({ thickness }) => thickness >= HEAVY)
  const endsText = isRunning(above, body) && piece.kind === 'small'
  const isStrict = isRunning(piece, body) || isHead(above) || piece.kind === 'picture' || endsText
  return isStrict ? [...rules] : rules.filter(({ thickness }) => thickness >= HEAVY)
}

function hasPanelBetween(above: Piece, piece: Piece, pieces: readonly Piece[]): boolean {
  const between = {
    left: piece.box.left,
    right: piece.box.right,
    top: above.box.bottom,
    bottom: piece.box.top,
  }
  return pieces.some(
    (other) =>
      other.kind === 'panel' &&
      between.bottom > between.top &&
      areaOf(intersection(other.box, between)) > areaOf(between) * 0.4,
  )
}
