import { hullOf, isMostlyIn, overlapX, type Rect, sharedWidth, widthOf } from './geometry.ts'
import { unbrokenOf } from './group-columns.ts'
import { type ItemsAround, isHead, type TextPiece } from './piece.ts'
import { opensInto } from './run-ins.ts'
import { isWalledOff } from './separators.ts'
import { type BodyType, isSameSize } from './typography.ts'

export const LEAST_ITEMS = 2

/** What stands below a label, from the top: as wide as its bar or rule, or as its own words. */
export function piecesUnder(
  label: TextPiece,
  pieces: readonly TextPiece[],
  { bars, rules, body }: ItemsAround,
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
  const drawn = hullOf([label.box, ...([bar ?? rule] as const).flatMap((box) => box ?? [])])
  let span = hullOf([drawn, ...columnsAt(label, below, body).map(({ box }) => box)])
  for (;;) {
    const under = within(span)
    const next = nextColumn(under, below, label, { rules, body })
    const wider = next && hullOf([span, next])
    if (!wider || widthOf(wider) <= widthOf(span)) return under
    span = wider
  }
}

/** In leadings: so close under a label begin its items. */
const REACH = 2.6

/** The columns of text that begin right under a label: one in the middle of two stands over neither. */
function columnsAt(label: TextPiece, below: readonly TextPiece[], body: BodyType): TextPiece[] {
  const near = below.filter(
    ({ box }) =>
      overlapX(box, label.box) > 0 &&
      widthOf(box) < body.measure * 1.5 &&
      box.top - label.box.bottom < body.leading * REACH,
  )
  const top = Math.min(...near.map(({ box }) => box.top))
  return near.filter((piece) => !isHead(piece) && piece.box.top < top + body.leading / 2)
}

/** The column beside the others that begins level with the first item: with the head of another, or with text. */
function nextColumn(
  under: readonly TextPiece[],
  below: readonly TextPiece[],
  label: TextPiece,
  { rules, body }: Pick<ItemsAround, 'rules' | 'body'>,
): Rect | undefined {
  const [first] = under
  if (!first) return undefined
  const hasHead = isItemHead(first, under, body)
  if (isHead(first) && !hasHead) return undefined
  const narrow = unbrokenOf(under, { rules, body }).filter(
    ({ box }) => widthOf(box) < body.measure * 1.5,
  )
  if (narrow.length === 0) return undefined
  const { left, right } = hullOf(narrow.map(({ box }) => box))
  const isBeside = (box: Rect) => {
    const isRight = box.left > right - body.size && box.left < right + body.size * 5
    // A label at the left edge of its columns has none at its left.
    const isLeft =
      label.box.left > left + body.size &&
      box.right < left + body.size &&
      box.right > left - body.size * 5
    return isRight || isLeft
  }
  const head = below.find(
    (piece) =>
      isBeside(piece.box) &&
      (hasHead
        ? piece.box.left > right - body.size &&
          Math.abs(piece.box.top - first.box.top) < body.leading * 1.5 &&
          piece.block.font === first.block.font &&
          isSameSize(piece.block.size, first.block.size)
        : beginsLevel(piece, first, below, { rules, body })),
  )
  if (!head) return undefined
  const column = below.filter(
    ({ box }) =>
      Math.abs(box.left - head.box.left) < body.size && widthOf(box) < body.measure * 1.5,
  )
  return hullOf(column.map(({ box }) => box))
}

/** Whether a column of text begins beside the first item, with nothing over it and no rule between. */
function beginsLevel(
  piece: TextPiece,
  first: TextPiece,
  below: readonly TextPiece[],
  { rules, body }: Pick<ItemsAround, 'rules' | 'body'>,
): boolean {
  return (
    !isHead(piece) &&
    Math.abs(piece.box.top - first.box.top) < body.leading / 2 &&
    isSameSize(piece.block.size, first.block.size) &&
    widthOf(piece.box) < body.measure * 1.5 &&
    !isWalledOff(first.box, piece.box, rules) &&
    !below.some(
      ({ box }) => overlapX(box, piece.box) > body.size && box.bottom < piece.box.top + body.size,
    )
  )
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
      (other.block.lines.length >= 2 || group.some((next) => opensInto(other, next, body))) &&
      gap > -body.size * 0.5 &&
      gap < body.leading * 0.8 &&
      Math.abs(other.box.left - box.left) < body.size
    )
  })
}
