import { areaOf, heightOf, hullOf, intersection, overlapY, type Rect } from './geometry.ts'
import { isRunning, type Piece, type Setting } from './piece.ts'
import { isWalledOff } from './separators.ts'
import { isSameSize } from './typography.ts'

/** A piece that would bring more than this much of other stories into the story's box does not continue it. */
const MOST_COST = 1.2
/** Running text never stands alone. */
const MOST_COST_OF_TEXT = 2.4

/** The story that a piece without a headline above it continues: one whose text stands beside it. */
export function ownerBeside(
  piece: Piece,
  { pieces, rules, body }: Setting,
  owner: ReadonlyMap<Piece, Piece>,
): Piece | undefined {
  const boxes = new Map<Piece, Rect>()
  for (const [each, head] of owner) {
    const box = boxes.get(head)
    boxes.set(head, box ? hullOf([box, each.box]) : each.box)
  }
  const isMatter = 'block' in piece && !isRunning(piece, body)
  const candidates = [...owner].flatMap(([other, head]) => {
    const isLabelled = head.kind === 'title'
    if (isMatter ? !isLabelled && !isSetAlike(piece, other) : 'block' in piece && isLabelled)
      return []
    const gap = Math.max(piece.box.left - other.box.right, other.box.left - piece.box.right)
    if (gap < -body.size || gap > body.size * (isMatter ? 9 : 4)) return []
    if (overlapY(other.box, piece.box) < Math.min(heightOf(other.box), heightOf(piece.box)) * 0.4)
      return []
    const isLeft = other.box.left < piece.box.left
    const story = boxes.get(head) ?? other.box
    const union = hullOf([story, piece.box])
    const foreign = pieces
      .filter(
        (each) =>
          owner.get(each) !== head && each !== piece && (each.kind === 'panel' || owner.has(each)),
      )
      .reduce((sum, each) => sum + areaOf(intersection(each.box, union)), 0)
    // The foot of an L-shaped story runs on under another story.
    const endTogether = Math.abs(story.bottom - piece.box.bottom) < body.leading * 2
    const misaligned =
      Math.min(0.5, Math.abs(other.box.top - piece.box.top) / body.leading / 10) +
      Math.min(0.3, Math.abs(other.box.bottom - piece.box.bottom) / body.leading / 10)
    const cost =
      misaligned +
      (foreign / Math.max(1, areaOf(piece.box))) * (endTogether ? 0.4 : 1) +
      gap / body.size / 10 +
      (isLeft ? 0 : 0.4) +
      (isWalledOff(piece.box, other.box, rules) ? 0.5 : 0)
    return [{ head, cost }]
  })
  const best = candidates.sort((a, b) => a.cost - b.cost)[0]
  const most = isRunning(piece, body) ? MOST_COST_OF_TEXT : MOST_COST
  return best && best.cost < most ? best.head : undefined
}

/** A column goes on in the same type. */
function isSetAlike(one: Piece, other: Piece): boolean {
  return (
    'block' in one &&
    'block' in other &&
    one.block.font === other.block.font &&
    isSameSize(one.block.size, other.block.size)
  )
}
