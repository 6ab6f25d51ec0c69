import { hullOf, overlapX, type Rect, sharedWidth, widthOf } from './geometry.ts'
import { isKickerOnRule, isKickerUnderRule } from './kicker-rules.ts'
import { isPictureOfUpperHead } from './pictures-of-heads.ts'
import {
  isHead,
  isRunning,
  type LinkedSetting,
  type Piece,
  type Setting,
  type TextPiece,
} from './piece.ts'
import { isRuledOff } from './separators.ts'
import { type BodyType, isSameSize } from './typography.ts'

/** The kicker and the pictures with captions that stand on a headline; the heading of a puzzle is above it. */
export function crownOf(
  head: Piece,
  setting: LinkedSetting,
  owner: ReadonlyMap<Piece, Piece>,
): Piece[] {
  const { pieces, rules, body } = setting
  const span = spanOf(head, setting)
  const crown: Piece[] = []
  let top = head.box
  for (;;) {
    const free = pieces.filter((piece) => !owner.has(piece) && !crown.includes(piece))
    const isPicture = ({ kind }: Piece) => kind === 'picture'
    // A picture comes with its caption and credit. Alone, its caption would be a kicker.
    const next = [...free.filter(isPicture), ...free.filter((piece) => !isPicture(piece))]
      .map((piece) => withCaption(piece, free, body))
      .find(
        (group) =>
          (standsOn(group, top, head, setting) ||
            standsOnColumns(group, top, { ...head, box: span }, setting) ||
            isKickerUnderRule(group.piece, head, setting)) &&
          (!isRuledOff(group.box, top, rules) ||
            beginsStory(group, head, setting) ||
            isKickerOnRule(group.piece, setting)) &&
          !continuesText(group, top, pieces, body),
      )
    if (!next) return crown
    crown.push(...next.pieces)
    top = { ...head.box, top: next.box.top }
  }
}

/** A picture as wide as the headline, with nothing above it: the rule under it is part of the headline. */
function beginsStory({ piece, box }: Group, head: Piece, { above, body }: LinkedSetting): boolean {
  return (
    piece.kind === 'picture' &&
    box.right > head.box.right - body.size * 2 &&
    above.get(piece) === undefined
  )
}

/** A piece, and if it is a picture, its caption and credit. */
interface Group {
  piece: Piece
  pieces: Piece[]
  box: Rect
}

function withCaption(piece: Piece, free: readonly Piece[], body: BodyType): Group {
  const pieces = [piece]
  let { box } = piece
  if (piece.kind !== 'picture') return { piece, pieces, box }
  for (;;) {
    const next = free.find((other) => !pieces.includes(other) && isCaption(other, piece, box, body))
    if (!next) return { piece, pieces, box }
    pieces.push(next)
    box = hullOf([box, next.box])
  }
}

function isCaption(other: Piece, picture: Piece, box: Rect, body: BodyType): boolean {
  if (other.kind !== 'small' && other.kind !== 'text') return false
  const { block } = other
  const gap = block.box.top - box.bottom
  return (
    block.size < body.size * 0.97 &&
    block.lines.length <= 4 &&
    gap > -body.size * 1.2 &&
    gap < body.leading &&
    block.box.left > picture.box.left - body.size &&
    block.box.right < picture.box.right + body.size
  )
}

function standsOn({ piece, box }: Group, top: Rect, head: Piece, setting: Setting): boolean {
  const { body } = setting
  const gap = top.top - box.bottom
  const size = 'block' in head ? head.block.size : 0
  const most = Math.max(body.leading * 1.6, piece.kind === 'small' ? size * 0.6 : 0)
  if (gap < -body.size * 0.8 || gap > most) return false
  if (piece.kind === 'picture') {
    return (
      !piece.isGrid &&
      !isPictureOfUpperHead(box, head, setting.pieces, body) &&
      Math.abs(box.left - head.box.left) < body.size * 2.5 &&
      box.right > head.box.left + widthOf(head.box) * 0.6
    )
  }
  if (piece.kind !== 'small' && piece.kind !== 'text') return false
  if (isSetAsText(piece, setting)) return false
  return (
    piece.block.lines.length <= 3 &&
    overlapX(box, head.box) + body.size * 2 > widthOf(box) * 0.7 &&
    overlapX(box, head.box) > 0 &&
    'block' in head &&
    piece.block.size < head.block.size
  )
}

const LEAST_TEXT_LINES = 4

/** Lines in the type of the page's text, or in that of another story's: they end the story above. */
function isSetAsText(piece: TextPiece, { pieces, body }: Setting): boolean {
  const { block } = piece
  if (block.lines.length < 2) return false
  return (
    isRunning(piece, body) ||
    pieces.some(
      (other) =>
        other.kind === 'text' &&
        other.block.font === block.font &&
        other.block.lines.length >= LEAST_TEXT_LINES &&
        isSameSize(other.block.size, block.size),
    )
  )
}

/**
 * A centred headline is narrower than its story: a picture as wide as the columns under it belongs to it, and a kicker
 * at their left edge.
 */
function standsOnColumns(group: Group, top: Rect, wide: Piece, setting: Setting): boolean {
  const { body } = setting
  const { left, right } = wide.box
  const { piece, box } = group
  const reach = body.size * 2.5
  const isAligned =
    Math.abs(box.left - left) < reach &&
    (piece.kind === 'picture' ? Math.abs(box.right - right) < reach : box.right < right + reach)
  return isAligned && standsOn(group, top, wide, setting)
}

/** The headline, as wide as it and the text right under it. */
function spanOf(head: Piece, { pieces, above, body }: LinkedSetting): Rect {
  const under = (upper: readonly Piece[]) =>
    pieces.filter((piece) => {
      const isText = isRunning(piece, body) || piece.kind === 'deck' || piece.kind === 'small'
      const link = isText && piece.box.top > head.box.top ? above.get(piece) : undefined
      return link !== undefined && upper.includes(link)
    })
  const next = under([head])
  const { left, right } = hullOf([head, ...next, ...under(next)].map(({ box }) => box))
  return { ...head.box, left, right }
}

/** The last lines of a column, the signature under it, and the note under a table or puzzle are not a kicker. */
function continuesText(
  { piece }: Group,
  top: Rect,
  pieces: readonly Piece[],
  body: BodyType,
): boolean {
  if (!('block' in piece)) return false
  return pieces.some((other) => {
    const gap = piece.box.top - other.box.bottom
    if (other === piece || gap < -body.size) return false
    const isCloser = gap < top.top - piece.box.bottom
    if (other.kind === 'table' || (other.kind === 'picture' && other.isGrid)) {
      return isCloser && sharedWidth(piece.box, other.box) > 0.9
    }
    if (!('block' in other)) return false
    if (isHead(other)) return isCloser && sharedWidth(piece.box, other.box) > 0.9
    const isUnder = sharedWidth(piece.box, other.box) > 0.8
    if (other.kind !== 'text' && other.kind !== 'small') return false
    const isLastLine =
      other.kind === 'text' &&
      other.block.lines.length >= 2 &&
      piece.block.font === other.block.font &&
      Math.abs(other.block.size - piece.block.size) < 0.3 &&
      Math.abs(other.box.left - piece.box.left) < body.size * 2
    if (isLastLine || isAtRight(piece.box, top, other.box, body)) return gap < body.leading * 1.2
    return isUnder && gap < Math.min(body.leading * 0.7, (top.top - piece.box.bottom) * 0.6)
  })
}

/** Whether a line ends where the text above it does, and begins further right than the headline below: it is a signature. */
const isAtRight = (line: Rect, head: Rect, text: Rect, { size }: BodyType): boolean =>
  line.left > Math.max(text.left, head.left) + size && Math.abs(line.right - text.right) < size * 2
