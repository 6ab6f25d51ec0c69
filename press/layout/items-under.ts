import type { Rule } from '../read/rules.ts'
import { hullOf, isMostlyIn, overlapX, type Rect, sharedWidth, widthOf } from './geometry.ts'
import type { Bar } from './panels.ts'
import type { TextPiece } from './piece.ts'
import { type BodyType, isSameSize } from './typography.ts'

export const LEAST_ITEMS = 2

interface Around {
  rules: readonly Rule[]
  bars: readonly Bar[]
  body: BodyType
}

/** What stands below a label, from the top: as wide as its bar or rule, or as its own words. */
export function piecesUnder(
  label: TextPiece,
  pieces: readonly TextPiece[],
  { bars, rules, body }: Around,
): TextPiece[] {
  const bar = bars.find((each) => isMostlyIn(label.box, each.box))?.box
  // A wider rule above separates the stories of the page.
  const [rule] = rules
    .filter(
      ({ box, direction }) =>
        direction === 'across' &&
        Math.abs(box.bottom - (label.box.top + label.box.bottom) / 2) < body.leading * 1.5 &&
        overlapX(box, label.box) > widthOf(label.box) * 0.8,
    )
    .map(({ box }) => box)
    .sort((a, b) => widthOf(a) - widthOf(b))
  const below = pieces.filter(
    (piece) => piece !== label && piece.box.top >= label.box.bottom - body.size,
  )
  const within = (span: Rect) =>
    below
      .filter(({ box }) => sharedWidth(box, span) > 0.5)
      .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
  let span = hullOf([label.box, ...([bar ?? rule] as const).flatMap((box) => box ?? [])])
  for (;;) {
    const under = within(span)
    const next = nextColumn(under, below, body)
    if (!next) return under
    span = hullOf([span, next])
  }
}

/** The column to the right that begins beside the first item, with the head of another. */
function nextColumn(
  under: readonly TextPiece[],
  below: readonly TextPiece[],
  body: BodyType,
): Rect | undefined {
  const [first] = under
  if (!first || !isItemHead(first, under, body)) return undefined
  const narrow = under.filter(({ box }) => widthOf(box) < body.measure * 1.5)
  const end = Math.max(...narrow.map(({ box }) => box.right))
  const head = below.find(
    ({ box, block }) =>
      box.left > end - body.size &&
      box.left < end + body.size * 5 &&
      Math.abs(box.top - first.box.top) < body.leading * 1.5 &&
      block.font === first.block.font &&
      isSameSize(block.size, first.block.size),
  )
  if (!head) return undefined
  const column = below.filter(
    ({ box }) =>
      Math.abs(box.left - head.box.left) < body.size && widthOf(box) < body.measure * 1.5,
  )
  return hullOf(column.map(({ box }) => box))
}

export const isSetAlike = (one: TextPiece, other: TextPiece): boolean =>
  one.block.font === other.block.font &&
  one.block.ink === other.block.ink &&
  isSameSize(one.block.size, other.block.size)

const MOST_ITEM_HEAD_LINES = 4
/** Times the size of the text: a head in the same face. */
const LARGER = 1.15

/** The heads of items: where several are found, what is set like them is one too. */
export function itemHeadsIn(group: readonly TextPiece[], body: BodyType): TextPiece[] {
  const [first] = group
  const heads = group.filter((piece) => isItemHead(piece, group, body))
  const isOne = (piece: TextPiece) =>
    heads.includes(piece) ||
    (piece.kind !== 'text' &&
      piece.block.lines.length <= MOST_ITEM_HEAD_LINES &&
      heads.some((head) => isSetAlike(head, piece)))
  return heads.length >= LEAST_ITEMS || (first && heads.includes(first))
    ? group.filter(isOne)
    : heads
}

/** A line or two in larger type, or in another face, right over a paragraph. A rule above makes a title of the first. */
function isItemHead(piece: TextPiece, group: readonly TextPiece[], body: BodyType): boolean {
  const { block, box } = piece
  if (piece.kind === 'headline' || block.lines.length > 2) return false
  return group.some((other) => {
    const gap = other.box.top - box.bottom
    return (
      other.block.size < block.size * (other.block.font === block.font ? 1 / LARGER : 0.95) &&
      other.block.lines.length >= 2 &&
      gap > -body.size * 0.5 &&
      gap < body.leading * 0.8 &&
      Math.abs(other.box.left - box.left) < body.size
    )
  })
}
