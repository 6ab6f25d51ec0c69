import { costOf, gapBetween, isOver, MOST_COST_OF_TEXT } from './continuation-cost.ts'
import { heightOf, hullOf, overlapY, type Rect, sharedWidth, widthOf } from './geometry.ts'
import { isRunning, type Piece, type Setting } from './piece.ts'
import { isRuledOff, isWalledOff } from './separators.ts'
import { type BodyType, isSameSize } from './typography.ts'

/** A piece that would bring more than this much of other stories into the story's box does not continue it. */
const MOST_COST = 1.2

/** Pieces without a headline, one under the other. */
export type Chain = readonly [Piece, ...Piece[]]

interface Continuation {
  head: Piece
  cost: number
}

/** The story that a chain continues: one whose text stands beside it. The cost says how doubtful that is. */
export function storyBeside(
  chain: Chain,
  setting: Setting,
  owner: ReadonlyMap<Piece, Piece>,
): Continuation | undefined {
  const { body, columnRules = [] } = setting
  const piece = {
    ...(chain.find((each) => isRunning(each, body)) ?? chain[0]),
    box: hullOf(chain.map(({ box }) => box)),
  }
  const boxes = boxesOf(owner)
  const candidates = [...owner]
    .filter(
      ([other, head]) =>
        isBeside(piece, other, head, body) && !isWalledOff(piece.box, other.box, columnRules),
    )
    .map(([other, head]) => ({
      head,
      cost: costOf(piece, other, { ...setting, owner, head, story: boxes.get(head) ?? other.box }),
    }))
  const above = storyAbove(chain, setting, owner)
  const best = [...candidates, ...(above ? [above] : [])].sort((a, b) => a.cost - b.cost)[0]
  const most = isRunning(piece, body) ? MOST_COST_OF_TEXT : MOST_COST
  return best && best.cost < most ? best : undefined
}

/** In leadings: the white between two paragraphs of one column whose lines do not stand on one grid. */
const LARGEST_WHITE = 2.5

/** The story of the text above in the same column, over more white than paragraphs usually have between them. */
function storyAbove(
  [first]: Chain,
  { pieces, rules, columnRules = [], body }: Setting,
  owner: ReadonlyMap<Piece, Piece>,
): Continuation | undefined {
  const gapTo = ({ box }: Piece) => first.box.top - box.bottom
  const above = pieces
    .filter(
      (piece) =>
        piece !== first &&
        sharedWidth(piece.box, first.box) > 0.3 &&
        piece.box.top < first.box.top &&
        gapTo(piece) > -body.size,
    )
    .sort((a, b) => gapTo(a) - gapTo(b))[0]
  if (!above || !isRunning(first, body) || !isRunning(above, body)) return undefined
  const gap = gapTo(above) / body.leading
  const isInColumn = Math.abs(above.box.left - first.box.left) < body.size * 2
  const head = owner.get(above)
  // A band of white across several columns ends a story.
  const isBand = pieces.some(
    ({ box }) =>
      box !== first.box &&
      Math.abs(box.top - first.box.top) < body.leading * 0.3 &&
      !isWalledOff(box, first.box, columnRules),
  )
  if (!head || isBand || !isInColumn || gap > LARGEST_WHITE || !isSetAlike(first, above))
    return undefined
  return isRuledOff(above.box, first.box, rules) ? undefined : { head, cost: 0.6 + gap / 5 }
}

/**
 * The headline of the story that goes on at the top of the next column, as one of several letters may: its text is the
 * last in the column before, in the same type, and breaks off at the end of a full line.
 */
export function storyBefore(
  [first]: Chain,
  { pieces, body }: Setting,
  owner: ReadonlyMap<Piece, Piece>,
): Piece | undefined {
  if (!isRunning(first, body)) return undefined
  const before = pieces.filter((piece) => {
    const gap = first.box.left - piece.box.right
    return gap > -body.size && gap < body.size * 4 && piece.box.bottom > first.box.bottom
  })
  const last = before.sort((a, b) => b.box.bottom - a.box.bottom)[0]
  if (!last || !isRunning(last, body) || !isSetAlike(first, last) || !breaksOff(last))
    return undefined
  const isAtTop = before.some(({ box }) => Math.abs(box.top - first.box.top) < body.leading * 4)
  const head = owner.get(last)
  return isAtTop && head && !isOver(first.box, head.box) ? head : undefined
}

/** Whether the last line is full and does not end a sentence. */
function breaksOff(piece: Piece): boolean {
  const line = 'block' in piece ? piece.block.lines.at(-1) : undefined
  return (
    line !== undefined &&
    widthOf(line.box) > widthOf(piece.box) * 0.8 &&
    !/[.?!:”’"')\]।]$/u.test(line.text)
  )
}

function boxesOf(owner: ReadonlyMap<Piece, Piece>): Map<Piece, Rect> {
  const boxes = new Map<Piece, Rect>()
  for (const [each, head] of owner) {
    const box = boxes.get(head)
    boxes.set(head, box ? hullOf([box, each.box]) : each.box)
  }
  return boxes
}

/** Tables and lists continue under a label, text continues in text. */
function isBeside(piece: Piece, other: Piece, head: Piece, body: BodyType): boolean {
  const isMatter = 'block' in piece && !isRunning(piece, body)
  const isLabelled = head.kind === 'title'
  if (isMatter ? !isLabelled && !isSetAlike(piece, other) : 'block' in piece && isLabelled)
    return false
  const gap = gapBetween(piece.box, other.box)
  if (gap < -body.size || gap > body.size * (isMatter ? 9 : 4)) return false
  const lower = Math.min(heightOf(other.box), heightOf(piece.box))
  return overlapY(other.box, piece.box) >= lower * 0.4
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
