import { areaOf, hullOf, intersection, type Rect, sharedWidth, widthOf } from './geometry.ts'
import { isHead, type Piece, type Setting } from './piece.ts'
import { isWalledOff } from './separators.ts'

/** Up to this cost running text continues a story, because it never stands alone. */
export const MOST_COST_OF_TEXT = 2.4

/** The white between two boxes beside each other. */
export const gapBetween = (one: Rect, other: Rect): number =>
  Math.max(one.left - other.right, other.left - one.right)

interface Candidate extends Setting {
  owner: ReadonlyMap<Piece, Piece>
  head: Piece
  /** The box of the story so far. */
  story: Rect
}

/** How doubtful it is that a piece continues the story whose text stands beside it. */
export function costOf(piece: Piece, other: Piece, candidate: Candidate): number {
  const { body, rules, story } = candidate
  const foreign = foreignArea(hullOf([story, piece.box]), candidate) - foreignArea(story, candidate)
  // The foot of an L-shaped story runs on under another story.
  const endTogether = Math.abs(story.bottom - piece.box.bottom) < body.leading * 2
  // Its last column may run down past the others.
  const beginTogether =
    Math.abs(other.box.top - piece.box.top) < body.leading * 0.3 &&
    !isWalledOff(piece.box, other.box, rules)
  return (
    Math.min(0.5, Math.abs(other.box.top - piece.box.top) / body.leading / 10) +
    Math.min(0.3, Math.abs(other.box.bottom - piece.box.bottom) / body.leading / 10) +
    (foreign / Math.max(1, areaOf(piece.box))) * (endTogether || beginTogether ? 0.4 : 1) +
    gapBetween(piece.box, other.box) / body.size / 10 +
    (other.box.left < piece.box.left ? 0 : 0.4) +
    (isOver(piece.box, candidate.head.box) ? 1 : 0) +
    (piece.box.top < story.top - body.leading * 0.8 ? 0.5 : 0) +
    (isWalledOff(piece.box, other.box, rules) ? 0.5 : 0) +
    (goesOnElsewhere(piece, other, candidate) ? MOST_COST_OF_TEXT : 0)
  )
}

/** Whether a column begins within a sentence, and the text beside it has ended over the headline of another story. */
function goesOnElsewhere(piece: Piece, other: Piece, { pieces, owner, head }: Candidate): boolean {
  const first = 'block' in piece ? piece.block.lines[0] : undefined
  if (!first || !/^\p{Ll}/u.test(first.text)) return false
  const below = pieces.filter(
    ({ box }) => box.top > other.box.top && sharedWidth(box, other.box) > 0.5,
  )
  const next = below.filter((each) => owner.get(each) !== head).find(isHead)
  const last = [other, ...below]
    .filter((each) => owner.get(each) === head && (!next || each.box.top < next.box.top))
    .sort((a, b) => b.box.bottom - a.box.bottom)[0]
  return next !== undefined && last !== undefined && endsText(last)
}

/** Whether the last line is short and ends a sentence. */
function endsText(piece: Piece): boolean {
  const line = 'block' in piece ? piece.block.lines.at(-1) : undefined
  return (
    line !== undefined &&
    widthOf(line.box) < widthOf(piece.box) * 0.8 &&
    /[.?!:”’"')\]।]$/u.test(line.text)
  )
}

/** Text does not stand above its own headline. */
export const isOver = (text: Rect, head: Rect): boolean =>
  text.bottom < head.top + 1 && sharedWidth(text, head) > 0.5

/** The area of other stories and panels within a box. */
function foreignArea(box: Rect, { pieces, owner, head }: Candidate): number {
  return pieces
    .filter((each) => owner.get(each) !== head && (each.kind === 'panel' || owner.has(each)))
    .reduce((sum, each) => sum + areaOf(intersection(each.box, box)), 0)
}
