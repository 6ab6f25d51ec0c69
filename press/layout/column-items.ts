import type { Line } from '../read/lines.ts'
import type { Rule } from '../read/rules.ts'
import { heightOf, hullOf, overlapX, sharedWidth, widthOf } from './geometry.ts'
import { isHead, isRunning, type TextPiece } from './piece.ts'
import type { TextBlock } from './text-blocks.ts'
import type { BodyType } from './typography.ts'

/** Lines between the parts of a headline are at least this many times as large as the running text. */
const BANK = 1.06
const MOST_BANK_LINES = 4
const HEADLINE_KINDS: ReadonlySet<TextPiece['kind']> = new Set(['headline', 'title', 'deck'])
const MOST_LAST_LINES = 2
/** In leadings, with a dash between them. */
const LARGEST_GAP = 3.4
/** In sizes of the running text. */
const INDENT = 0.5
/** In widths of the text around it. */
const WIDEST_RULE = 1.4
/** Place and date: 'London,29.Dez.', 'PARIS,August26.'. The text is compared without its spaces: OCR reads letter-spaced names with spaces. */
const DATELINE =
  /^[^\p{L}]{0,2}\p{Lu}[\p{L}.,]{2,28}[.,](?:\d{1,2}\.\p{Lu}\p{Ll}{2,8}|\p{Lu}\p{Ll}{2,8}\.?\d{1,2}[.,])/u
/** 'A TALE OF UNREQUITED LOVE.—The editor'. */
const CAPITALS = /^(?=(?:[^\p{L}]*\p{Lu}){9})[^\p{Ll}]{10,}\p{Lu}?\p{Ll}/u

/** Text blocks that begin anew at each item: where a paragraph opens with a place and date, or with words in capitals. */
export function splitAtItems(blocks: readonly TextBlock[], body: BodyType): TextBlock[] {
  return blocks.flatMap((block) => {
    if (block.size > body.size * BANK) return [block]
    const parts: Line[][] = []
    for (const [index, line] of block.lines.entries()) {
      const before = block.lines[index - 1]
      if (!before || (opensItem(line) && beginsParagraph(line, before, block, body))) {
        parts.push([])
      }
      parts.at(-1)?.push(line)
    }
    return parts.map((lines) => ({ ...block, lines, box: hullOf(lines.map(({ box }) => box)) }))
  })
}

const opensItem = ({ text }: Line): boolean =>
  DATELINE.test(text.replaceAll(' ', '')) || CAPITALS.test(text)

const beginsParagraph = (line: Line, before: Line, { box }: TextBlock, body: BodyType): boolean =>
  line.box.left > box.left + body.size * INDENT || before.box.right < box.right - body.size * 2

/**
 * Gives each item of a ruled column its beginning. Text under a rule or dash, or with the opening of an item, begins
 * one; headlines right under a larger one are its further parts.
 */
export function withColumnItems(
  pieces: readonly TextPiece[],
  rules: readonly Rule[],
  body: BodyType,
): TextPiece[] {
  const marked = new Map<TextPiece, TextPiece['kind']>()
  const kindOf = (piece: TextPiece) => marked.get(piece) ?? piece.kind
  for (const piece of pieces.toSorted((a, b) => a.box.top - b.box.top)) {
    const above = pieceAbove(piece, pieces)
    if (!above) continue
    if (isHead(piece)) {
      const head = headOver(piece, pieces, body)
      if (head && head.block.size > piece.block.size * 0.95) marked.set(piece, 'deck')
      continue
    }
    if (!isRunning(piece, body) || HEADLINE_KINDS.has(kindOf(above))) continue
    const [line] = piece.block.lines
    // A line or two between a headline and a place and date are the rest of the headline.
    const over = pieceAbove(above, pieces)
    const endsHead =
      above.block.lines.length <= MOST_LAST_LINES && over && HEADLINE_KINDS.has(kindOf(over))
    const opens = line && isRunning(above, body) && !endsHead && opensItem(line)
    if (opens || isUnderRule(piece, above, rules)) marked.set(piece, 'item')
  }
  return pieces.map((piece) => ({ ...piece, kind: kindOf(piece) }))
}

/** The headline at the top of a stack of headlines and the lines between them. */
function headOver(
  piece: TextPiece,
  pieces: readonly TextPiece[],
  body: BodyType,
): TextPiece | undefined {
  let top: TextPiece | undefined
  for (let upper = pieceAbove(piece, pieces), lower = piece; upper; ) {
    if (lower.box.top - upper.box.bottom > body.leading * LARGEST_GAP) break
    if (!isBank(upper, body)) break
    if (isHead(upper)) top = upper
    lower = upper
    upper = pieceAbove(upper, pieces)
  }
  return top
}

const isBank = (piece: TextPiece, body: BodyType): boolean =>
  isHead(piece) ||
  (piece.block.lines.length <= MOST_BANK_LINES && piece.block.size > body.size * BANK)

function pieceAbove({ box }: TextPiece, pieces: readonly TextPiece[]): TextPiece | undefined {
  const over = pieces.filter(
    (other) =>
      other.box.top < box.top - 1 &&
      other.box.bottom < box.bottom &&
      sharedWidth(other.box, box) > 0.3,
  )
  return over.toSorted((a, b) => b.box.bottom - a.box.bottom)[0]
}

/** Whether a rule or a centred dash lies between. */
function isUnderRule(piece: TextPiece, above: TextPiece, rules: readonly Rule[]): boolean {
  return rules.some(({ box, direction }) => {
    const middle = (box.top + box.bottom) / 2
    return (
      direction === 'across' &&
      middle > above.box.bottom - heightOf(above.box) * 0.1 - 3 &&
      middle < piece.box.top + 4 &&
      // A wider rule closes the head of the page or of a part of it, not an item.
      widthOf(box) < Math.max(widthOf(piece.box), widthOf(above.box)) * WIDEST_RULE &&
      overlapX(box, piece.box) > Math.min(widthOf(box), widthOf(piece.box)) * 0.7
    )
  })
}
