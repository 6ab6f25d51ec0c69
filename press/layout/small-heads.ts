import type { Rule } from '../read/rules.ts'
import { isAdvertisementMark } from './advertisement.ts'
import { overlapX, type Rect, sharedWidth, widthOf } from './geometry.ts'
import { DATELINE } from './head-roles.ts'
import { headlinesBeside } from './headline-rows.ts'
import { type Around, isRunning, type TextPiece } from './piece.ts'
import { isRuledOff } from './separators.ts'
import { lettersOf } from './text-blocks.ts'
import type { BodyType } from './typography.ts'

/** A headline is at least this many times as large as the running text. */
const LEAST_SIZE = 1.05
/** Where the headline spans several columns of its text. */
const LEAST_WIDE_SIZE = 0.97
const MOST_LINES = 4
const LEAST_LETTERS = 6

/**
 * Marks headlines that are hardly larger than the text. They are set in another face, begin a column of text or span
 * several, and stand apart from what is above them.
 */
export function withSmallHeads(pieces: readonly TextPiece[], around: Around): TextPiece[] {
  const texts = pieces.filter((piece) => isRunning(piece, around.body))
  return pieces.map((piece) =>
    isSmallHead(piece, pieces, texts, around) ? { ...piece, kind: 'headline' } : piece,
  )
}

function isSmallHead(
  piece: TextPiece,
  pieces: readonly TextPiece[],
  texts: readonly TextPiece[],
  around: Around,
): boolean {
  const { block, kind, label } = piece
  const { body, pictures } = around
  if (block.font === body.font || !(kind === 'small' || (kind === 'title' && !label))) return false
  if (block.lines.length > MOST_LINES || lettersOf(block) < LEAST_LETTERS) return false
  if (block.lines.some(isAdvertisementMark) || /[:.,]$/u.test(lastWords(piece))) return false
  if (block.lines.some(({ text }) => DATELINE.test(text.trim()))) return false
  const under = columnsUnder(piece, pieces, texts, body)
  const isWide = under.length > 1
  if (kind === 'title' && !isWide) return false
  if (under.length === 0 || block.size < body.size * (isWide ? LEAST_WIDE_SIZE : LEAST_SIZE))
    return false
  const below = Math.min(...under.map(({ box }) => box.top)) - piece.box.bottom
  const kicker = pieces.find((other) => isKickerOver(other, piece, body))
  const others = pieces.filter((other) => other !== piece && other !== kicker)
  const upper = [...others.map(({ box }) => box), ...pictures]
  const white = body.leading * (isWide ? 0.6 : 1.1)
  if (headlinesBeside((kicker ?? piece).block, around.blocks, body).length > 0) return true
  return isApart((kicker ?? piece).box, upper, around.rules, Math.max(white, below + white / 2))
}

const MOST_KICKER_LETTERS = 30

/** A few words right over a headline, at its left edge or in its middle. */
function isKickerOver({ kind, block, box }: TextPiece, head: TextPiece, body: BodyType): boolean {
  const gap = head.box.top - box.bottom
  const middle = (each: Rect) => (each.left + each.right) / 2
  return (
    kind === 'small' &&
    block.lines.length === 1 &&
    lettersOf(block) <= MOST_KICKER_LETTERS &&
    gap > -body.size * 0.5 &&
    gap < body.leading &&
    (Math.abs(box.left - head.box.left) < body.size * 1.5 ||
      Math.abs(middle(box) - middle(head.box)) < body.size * 1.5)
  )
}

const lastWords = ({ block }: TextPiece): string => block.lines.at(-1)?.text.trim() ?? ''

/** The text that begins right under a headline, or under the line between them. */
function columnsUnder(
  head: TextPiece,
  pieces: readonly TextPiece[],
  texts: readonly TextPiece[],
  body: BodyType,
): TextPiece[] {
  const isWithin = ({ box }: TextPiece) =>
    box.left > head.box.left - body.size * 1.5 &&
    overlapX(box, head.box) > Math.min(widthOf(box), widthOf(head.box)) * 0.4
  const first = texts
    .filter((text) => isWithin(text) && text.box.top > head.box.bottom - body.size)
    .filter((text) => Math.abs(text.box.left - head.box.left) < body.size * 1.5)
    .sort((a, b) => a.box.top - b.box.top)[0]
  if (!first) return []
  const between = pieces.filter(
    (other) =>
      other !== head &&
      !texts.includes(other) &&
      sharedWidth(other.box, first.box) > 0.3 &&
      other.box.top > head.box.bottom - body.size &&
      other.box.bottom < first.box.top + body.size,
  )
  if (between.some(({ kind }) => kind !== 'small') || between.length > 1) return []
  if (first.box.top - head.box.bottom > body.leading * (between.length > 0 ? 2.8 : 1.5)) return []
  // A line between the headline and the text may stand over the first column only.
  const top = Math.min(...[first, ...between].map(({ box }) => box.top)) - body.leading * 0.5
  const bottom = first.box.top + body.leading * 0.5
  const level = texts.filter((text) => {
    return isWithin(text) && text.box.top > top && text.box.top < bottom
  })
  return level.filter((text) => text === first || text.box.left > first.box.right)
}

/** Whether a rule or more than the least white lies above a headline. */
function isApart(
  box: Rect,
  others: readonly Rect[],
  rules: readonly Rule[],
  least: number,
): boolean {
  const above = others
    .filter((other) => other.top < box.top && overlapX(other, box) > widthOf(box) * 0.1)
    .sort((a, b) => b.bottom - a.bottom)[0]
  if (!above) return true
  if (isRuledOff(above, box, rules)) return true
  return box.top - above.bottom > least
}
