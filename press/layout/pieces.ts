import type { Rule } from '../read/rules-and-panels.ts'
import { isProse } from './advertisement.ts'
import { isMostlyIn, overlapX, type Rect, sharedWidth, widthOf } from './geometry.ts'
import { isIndexName } from './index-list.ts'
import { markItems } from './items.ts'
import type { Bar } from './panels.ts'
import { isHead, type TextPiece } from './piece.ts'
import { lettersOf, type TextBlock } from './text-blocks.ts'
import { type BodyType, isSameSize } from './typography.ts'

/** Times the size of the running text. */
export const HEADLINE = 1.38
const TITLE = 1.12
const MOST_HEADLINE_LINES = 7
const HEAVY_RULE = 1.2
/** A headline of one column seldom has so many lines, and a rule under it. */
const LEAST_QUOTE_LINES = 4
const SMALLER_DECK = 1.15

export interface Around {
  blocks: readonly TextBlock[]
  rules: readonly Rule[]
  bars: readonly Bar[]
  pictures: readonly Rect[]
  body: BodyType
  /** Whether the words of a block also stand in the running text. */
  isRepeated: (block: TextBlock) => boolean
}

export function piecesOf(around: Around): TextPiece[] {
  const first = around.blocks.map((block): TextPiece => {
    const bar = around.bars.find((each) => isMostlyIn(block.box, each.box))
    return { kind: kindOf(block, around, bar), box: block.box, block }
  })
  return withDecks(withKickers(markItems(first, around), around), around)
}

/** A line or two right above a much larger headline, or above the strapline over it, is its kicker, however large. */
function withKickers(pieces: readonly TextPiece[], { body }: Around): TextPiece[] {
  const heads = pieces.filter(({ kind }) => kind === 'headline')
  const over = pieces.filter(
    ({ kind, block }) => kind === 'small' && heads.some((head) => isOver(block, head.block, body)),
  )
  return pieces.map((piece) => {
    if (!isHead(piece) || piece.block.lines.length > 2 || lettersOf(piece.block) >= 80) return piece
    const isKicker = [...heads, ...over].some(
      (other) => other !== piece && isOver(piece.block, other.block, body),
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
    gap < body.leading * 1.3 &&
    overlapX(block.box, wide) > widthOf(block.box) * 0.8
  )
}

function kindOf(block: TextBlock, around: Around, bar: Bar | undefined): TextPiece['kind'] {
  const { body } = around
  const { size, lines } = block
  if (size >= body.size * TITLE && isIndexName(lines)) return 'title'
  if (size >= body.size * HEADLINE && lines.length <= MOST_HEADLINE_LINES) {
    return isQuote(block, around) ? 'quote' : 'headline'
  }
  if (bar && lines.length <= 2) return 'title'
  if (size >= body.size * TITLE && isQuote(block, around)) return 'quote'
  if (isTitle(block, around)) return 'title'
  if (size >= body.size * TITLE) return isProse(block, body) ? 'text' : 'small'
  return isProse(block, body) || (isSameSize(size, body.size) && block.font === body.font)
    ? 'text'
    : 'small'
}

/** A small heading under a heavy rule that is about as wide as its column, as over briefs and tables. */
function isTitle(block: TextBlock, { rules, body }: Around): boolean {
  if (block.size < body.size * TITLE || block.lines.length > 3) return false
  const above = ruleAbove(block, rules)
  return above !== undefined && above.thickness >= HEAVY_RULE
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

/**
 * Words lifted out of the text: text of the same column stands right above and goes on below, in the middle of a
 * sentence, or rules close them in.
 */
function isQuote(block: TextBlock, around: Around): boolean {
  const { body, blocks, rules } = around
  if (block.size > body.size * 3.2) return false
  const { box } = block
  const inColumn = blocks.filter(
    (other) =>
      other !== block &&
      isSameSize(other.size, body.size) &&
      other.font === body.font &&
      sharedWidth(other.box, box) > 0.5 &&
      widthOf(other.box) < widthOf(box) * 1.7 + body.size * 4,
  )
  const above = nearest(inColumn, ({ box: each }) => box.top - each.bottom)
  const below = nearest(inColumn, ({ box: each }) => each.top - box.bottom)
  const reach = body.leading * (block.lines.length >= LEAST_QUOTE_LINES ? 5 : 3.2) + block.size
  const followsText = above !== undefined && box.top - above.box.bottom < reach
  const precedesText = below !== undefined && below.box.top - box.bottom < reach + body.leading * 2
  const isNarrow = widthOf(box) < body.measure * 2.2
  const isInText = followsText && precedesText
  const isLong = block.lines.length > 1
  if (isLong && isNarrow && (followsText || precedesText) && around.isRepeated(block)) return true
  const marks = /^[“"‘«„]/u.test(block.lines[0]?.text ?? '')
  const before = rulesNear(rules, box, 'above', body)
  const after = rulesNear(rules, box, 'below', body)
  if (after && isInText && isNarrow && block.lines.length >= LEAST_QUOTE_LINES) return true
  if (!marks && isSetAsHeadline(block, around)) return false
  const isSentence = marks || block.lines.length > 1
  if (before && after && isSentence && (followsText || precedesText) && isNarrow) return true
  if (marks && (followsText || precedesText) && block.ink !== body.ink) return true
  if (marks && followsText && precedesText) return true
  if (!followsText || !precedesText) return false
  const cutOff = !/[.?!:”’"')\]।]$/u.test(above.lines.at(-1)?.text ?? '')
  const first = below.lines[0]
  const goesOn =
    first !== undefined &&
    first.box.left - below.box.left < first.size * 0.5 &&
    first.opening === ''
  return cutOff && goesOn && widthOf(box) < body.measure * 1.4
}

/** Whether larger type, or type across several columns, has the same font and colour: those are headlines. */
function isSetAsHeadline(block: TextBlock, { blocks, body }: Around): boolean {
  return blocks.some(
    (other) =>
      other !== block &&
      other.font === block.font &&
      other.ink === block.ink &&
      other.size > body.size * HEADLINE &&
      (other.size > block.size * 1.15 || widthOf(other.box) > body.measure * 1.5),
  )
}

function nearest(blocks: readonly TextBlock[], gap: (block: TextBlock) => number) {
  return blocks.filter((block) => gap(block) > -3).sort((a, b) => gap(a) - gap(b))[0]
}

function rulesNear(rules: readonly Rule[], box: Rect, side: 'above' | 'below', body: BodyType) {
  return rules.some((rule) => {
    const gap = side === 'above' ? box.top - rule.box.bottom : rule.box.top - box.bottom
    return (
      rule.direction === 'across' &&
      gap > -3 &&
      gap < body.leading * (side === 'above' ? 1.2 : 3) &&
      sharedWidth(rule.box, box) > 0.8 &&
      widthOf(rule.box) < widthOf(box) * 1.8 + body.size * 2
    )
  })
}

/** Smaller type right under a headline is its deck, not another headline. */
function withDecks(pieces: readonly TextPiece[], { body }: Around): TextPiece[] {
  const heads = pieces.filter(isHead)
  return pieces.map((piece) => {
    if (piece.kind !== 'headline' && piece.kind !== 'small') return piece
    if (piece.block.size < body.size * 1.06) return piece
    const under = heads.find(
      (head) =>
        head !== piece &&
        isDeck(piece.block, head.block) &&
        !pieces.some((other) => isBetween(other.box, head.box, piece.box)),
    )
    return under ? { ...piece, kind: 'deck' } : piece
  })
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
