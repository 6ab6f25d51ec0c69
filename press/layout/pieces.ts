import type { Rule } from '../read/rules.ts'
import { isProse } from './advertisement.ts'
import { withColumnItems } from './column-items.ts'
import { isMostlyIn, overlapX, type Rect, sharedWidth, widthOf } from './geometry.ts'
import { isIndexName } from './index-list.ts'
import { markItems } from './items.ts'
import { isUnderRuleOf } from './kicker-rules.ts'
import { type Bar, MOST_BAR_LINES } from './panels.ts'
import { type Around, isHead, type TextPiece } from './piece.ts'
import { isQuote } from './quotes.ts'
import { withSmallHeads } from './small-heads.ts'
import { lettersOf, type TextBlock } from './text-blocks.ts'
import { type BodyType, HEADLINE, HEAVY_RULE, isSameSize } from './typography.ts'

/** Times the size of the running text. */
const TITLE = 1.12
const MOST_HEADLINE_LINES = 7
const SMALLER_DECK = 1.15

export function piecesOf(around: Around): TextPiece[] {
  const first = around.blocks.map((block): TextPiece => {
    const bar = around.bars.find((each) => isMostlyIn(block.box, each.box))
    return { kind: kindOf(block, around, bar), box: block.box, block }
  })
  const { rules, columnRules = [], body } = around
  const marked = withSmallHeads(markItems(first, around), around)
  const pieces = withDecks(withKickers(marked, around), around)
  return columnRules.length > 0 ? withColumnItems(pieces, rules, body) : pieces
}

const MOST_LETTERS_OVER_HEADLINE = 200

/** A line or two right above a much larger headline, or above the strapline over it, are its kicker or strapline, however large. */
function withKickers(pieces: readonly TextPiece[], { body, rules }: Around): TextPiece[] {
  const heads = pieces.filter(({ kind }) => kind === 'headline')
  const over = pieces.filter(
    ({ kind, block }) => kind === 'small' && heads.some((head) => isOver(block, head.block, body)),
  )
  return pieces.map((piece) => {
    const { lines } = piece.block
    if (!isHead(piece) || lines.length > 2 || lettersOf(piece.block) > MOST_LETTERS_OVER_HEADLINE)
      return piece
    const isKicker = [...heads, ...over].some(
      (other) =>
        other !== piece &&
        (isOver(piece.block, other.block, body) || isOnSameRule(piece, other, rules, body)),
    )
    return isKicker ? { ...piece, kind: 'small' } : piece
  })
}

/** Whether smaller type stands right above larger type, within its width. */
function isOver(block: TextBlock, { box, size, ink }: TextBlock, body: BodyType): boolean {
  const gap = box.top - block.box.bottom
  const wide = { ...box, left: box.left - body.size * 3, right: box.right + body.size * 3 }
  return (
    (block.size * 1.2 < size || (block.ink !== ink && block.size < size)) &&
    gap > -size * 0.4 &&
    gap < Math.max(body.leading * 1.3, size * 0.5) &&
    overlapX(block.box, wide) > widthOf(block.box) * 0.8
  )
}

/** Whether a small heading and a larger headline right below stand under one heavy rule, which is as wide as their story. */
const isOnSameRule = (
  { kind, block }: TextPiece,
  head: TextPiece,
  rules: readonly Rule[],
  body: BodyType,
): boolean =>
  kind === 'title' &&
  block.lines.length === 1 &&
  block.size * 1.2 < head.block.size &&
  isUnderRuleOf(block.box, head.box, rules, body)

function kindOf(block: TextBlock, around: Around, bar: Bar | undefined): TextPiece['kind'] {
  const { body } = around
  const { size, lines } = block
  if (size >= body.size * TITLE && isIndexName(lines)) return 'title'
  if (size >= body.size * HEADLINE && lines.length <= MOST_HEADLINE_LINES) {
    return isQuote(block, around) ? 'quote' : 'headline'
  }
  if (bar && lines.length <= MOST_BAR_LINES && isLargestIn(bar, block, around)) {
    return isUnderPicture(bar, around) ? 'small' : 'title'
  }
  if (size >= body.size * TITLE && isQuote(block, around)) return 'quote'
  if (isTitle(block, around)) return 'title'
  if (size >= body.size * TITLE) return isProse(block, body) ? 'text' : 'small'
  return isProse(block, body) || (isSameSize(size, body.size) && block.font === body.font)
    ? 'text'
    : 'small'
}

/** A kicker or a byline may share the bar with the headline. */
const isLargestIn = (bar: Bar, { size }: TextBlock, { blocks }: Around): boolean =>
  !blocks.some((other) => other.size > size * TITLE && isMostlyIn(other.box, bar.box))

/** A bar with small type right under a picture, within its width, holds its caption. */
const isUnderPicture = ({ box }: Bar, { pictures, body }: Around): boolean =>
  pictures.some(
    (picture) =>
      Math.abs(box.top - picture.bottom) < body.size &&
      overlapX(picture, box) > Math.min(widthOf(picture), widthOf(box)) * 0.9 &&
      widthOf(box) < widthOf(picture) * 1.6,
  )

/** A small heading under a heavy rule that is about as wide as its column, or under the upper edge of its panel. */
function isTitle(block: TextBlock, around: Around): boolean {
  const { rules, body } = around
  if (block.size < body.size * TITLE || block.lines.length > 3) return false
  const above = ruleAbove(block, rules)
  return (above !== undefined && above.thickness >= HEAVY_RULE) || isPanelTitle(block, around)
}

/** The first lines of a panel, in another face or colour than the rest. */
function isPanelTitle(block: TextBlock, { blocks, frame }: Around): boolean {
  const others = blocks.filter((other) => other !== block)
  return (
    frame !== undefined &&
    block.lines.length <= 2 &&
    others.length > 0 &&
    others.every(
      ({ box, font, ink }) =>
        box.top > block.box.bottom - block.size * 0.3 && (font !== block.font || ink !== block.ink),
    )
  )
}

function ruleAbove({ box, size }: TextBlock, rules: readonly Rule[]): Rule | undefined {
  return rules.find((rule) => {
    const gap = box.top - rule.box.bottom
    return (
      rule.direction === 'across' &&
      gap > -size * 0.3 &&
      gap < size &&
      overlapX(rule.box, box) > widthOf(box) * 0.9 &&
      box.left - rule.box.left < size * 2
    )
  })
}

/** Smaller type right under a headline is its deck, not another headline. */
function withDecks(pieces: readonly TextPiece[], { body }: Around): TextPiece[] {
  const heads = pieces.filter(isHead)
  const marked = pieces.map((piece) => {
    if (piece.kind !== 'headline' && piece.kind !== 'small') return piece
    if (piece.block.size < body.size * 1.06) return piece
    const under = heads.find(
      (head) =>
        head !== piece &&
        isDeck(piece.block, head.block) &&
        !pieces.some((other) => isBetween(other.box, head.box, piece.box)),
    )
    return under ? { ...piece, kind: 'deck' as const } : piece
  })
  return marked.map((piece) =>
    isSecondDeck(piece, marked, body) ? { ...piece, kind: 'deck' } : piece,
  )
}

/** A headline right under the deck of a much larger one, as wide: no story ends with its deck. */
function isSecondDeck(piece: TextPiece, pieces: readonly TextPiece[], body: BodyType): boolean {
  if (piece.kind !== 'headline') return false
  const isUnder = (upper: Rect, lower: Rect) =>
    lower.top - upper.bottom > -body.size &&
    lower.top - upper.bottom < body.leading * 1.5 &&
    overlapX(upper, lower) > Math.max(widthOf(upper), widthOf(lower)) * 0.85
  return pieces.some(
    (deck) =>
      deck.kind === 'deck' &&
      isUnder(deck.box, piece.box) &&
      pieces.some(
        (head) =>
          isHead(head) && head.block.size > piece.block.size * 1.5 && isUnder(head.box, deck.box),
      ),
  )
}

function isDeck(block: TextBlock, head: TextBlock): boolean {
  const gap = block.box.top - head.box.bottom
  return (
    block.size * SMALLER_DECK < head.size &&
    gap > -block.size * 0.4 &&
    gap < Math.max(block.size * 1.5, head.size * 0.8) &&
    sharedWidth(block.box, head.box) > 0.8 &&
    lettersOf(block) < 400
  )
}

function isBetween(box: Rect, upper: Rect, lower: Rect): boolean {
  const middle = (box.top + box.bottom) / 2
  return middle > upper.bottom && middle < lower.top && overlapX(box, lower) > 0
}
