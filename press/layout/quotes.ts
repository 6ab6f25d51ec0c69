import type { Rule } from '../read/rules.ts'
import { type Rect, sharedWidth, widthOf } from './geometry.ts'
import { headlinesBeside } from './headline-rows.ts'
import type { Around } from './piece.ts'
import type { TextBlock } from './text-blocks.ts'
import { type BodyType, HEADLINE, isSameSize } from './typography.ts'

/** A headline of one column seldom has so many lines, and a rule under it. */
const LEAST_QUOTE_LINES = 4

/**
 * Words lifted out of the text: text of the same column stands right above and goes on below, in the middle of a
 * sentence, or rules close them in.
 */
export function isQuote(block: TextBlock, around: Around): boolean {
  const { body, blocks, rules } = around
  if (block.size > body.size * 3.2) return false
  if (headlinesBeside(block, around.blocks, body).some(({ ink }) => ink === block.ink)) return false
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
  const followsText =
    above !== undefined &&
    box.top - above.box.bottom < reach &&
    !rules.some((rule) => isBetweenStories(rule, above.box, box))
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
  if (!followsText || !precedesText || opensStory(box, above.box, below.box, around)) return false
  if (marks) return true
  const cutOff = !/[.?!:”’"')\]।]$/u.test(above.lines.at(-1)?.text ?? '')
  const first = below.lines[0]
  const goesOn =
    first !== undefined &&
    first.box.left - below.box.left < first.size * 0.5 &&
    first.opening === ''
  return cutOff && goesOn && widthOf(box) < body.measure * 1.4
}

/** In leadings: more white above than this, and by this factor more than below, stands over a headline. */
const LEAST_WHITE = 0.8
const LOPSIDED = 1.8

/** A rule above and none below, or more white above than below: words lifted out of the text stand in its middle. */
function opensStory(box: Rect, above: Rect, below: Rect, { rules, body }: Around): boolean {
  const over = box.top - above.bottom
  const under = Math.max(0, below.top - box.bottom)
  if (over > body.leading * LEAST_WHITE && over > under * LOPSIDED) return true
  const isRuled = (upper: Rect, lower: Rect) =>
    rules.some(
      (rule) =>
        rule.direction === 'across' &&
        rule.box.top > upper.bottom - 3 &&
        rule.box.bottom < lower.top + 3 &&
        sharedWidth(rule.box, box) > 0.8,
    )
  return isRuled(above, box) && !isRuled(box, below)
}

/** A rule across more than the quote's own column: the text above it does not go on below. */
function isBetweenStories({ direction, box }: Rule, above: Rect, quote: Rect): boolean {
  return (
    direction === 'across' &&
    box.top > above.bottom - 3 &&
    box.bottom < quote.top + 3 &&
    sharedWidth(box, quote) > 0.8 &&
    widthOf(box) > widthOf(quote) * 1.8
  )
}

/**
 * Whether larger type, or type across several columns, or type of this size with no text right above or right below has
 * the same font and colour: those are headlines.
 */
function isSetAsHeadline(block: TextBlock, { blocks, body }: Around): boolean {
  const isNearText = ({ box }: TextBlock, gapTo: (text: Rect) => number) =>
    blocks.some(
      (other) =>
        other.font === body.font &&
        isSameSize(other.size, body.size) &&
        sharedWidth(other.box, box) > 0.3 &&
        gapTo(other.box) > -body.size &&
        gapTo(other.box) < body.leading * 5 + block.size,
    )
  const isInText = (other: TextBlock) =>
    isNearText(other, ({ bottom }) => other.box.top - bottom) &&
    isNearText(other, ({ top }) => top - other.box.bottom)
  return blocks.some(
    (other) =>
      other !== block &&
      other.font === block.font &&
      other.ink === block.ink &&
      other.size > body.size * HEADLINE &&
      (other.size > block.size * 1.15 ||
        widthOf(other.box) > body.measure * 1.5 ||
        (isSameSize(other.size, block.size) && !isInText(other))),
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
