import type { Rule } from '../read/rules-and-panels.ts'
import {
  heightOf,
  hullOf,
  isMostlyIn,
  overlapX,
  type Rect,
  sharedWidth,
  widthOf,
} from './geometry.ts'
import type { Bar } from './panels.ts'
import { isHead, type TextPiece } from './pieces.ts'
import { lettersOf } from './text-blocks.ts'
import { type BodyType, isSameSize } from './typography.ts'

const MOST_LABEL_LETTERS = 26
const LEAST_ITEMS = 2
/** Words that stand over groups of short items in newspapers. */
const LABEL =
  /^(news )?(in brief|in short|briefs?|briefly|round-?up|digest|snippets|letters|letters to the editor|readers['’]? (write|letters|views)|classifieds?|ಸಂಕ್ಷಿಪ್ತ|ಚುಟುಕು|ವಾಚಕರ ವಾಣಿ|ಓದುಗರ|ಸುದ್ದಿ ಸಾರ|ವರ್ಗೀಕೃತ)/iu

interface Around {
  rules: readonly Rule[]
  bars: readonly Bar[]
  body: BodyType
}

/**
 * Finds groups of short items under a common label, as briefs and letters are: each item begins with words in another
 * face, or with a small headline. The label belongs to none of them.
 */
export function markItems(pieces: readonly TextPiece[], around: Around): TextPiece[] {
  const starts = pieces.filter((piece) => isRunIn(piece, pieces, around.body))
  const kinds = new Map<TextPiece, TextPiece['kind']>()
  for (const label of pieces.filter((piece) => canBeLabel(piece, pieces, around))) {
    const area = areaUnder(label, pieces, around)
    const items = starts.filter(({ box }) => isMostlyIn(box, area, 0.6))
    const heads = pieces.filter(
      (piece) => piece !== label && isHead(piece) && isMostlyIn(piece.box, area, 0.6),
    )
    if (heads.length === 0 && items.length >= LEAST_ITEMS && startsWith(items, area, around.body)) {
      kinds.set(label, 'label')
      for (const item of items) kinds.set(item, 'item')
    } else if (heads.length >= LEAST_ITEMS && startsWith(heads, area, around.body)) {
      kinds.set(label, 'label')
    }
  }
  return pieces.map((piece) => ({ ...piece, kind: kinds.get(piece) ?? piece.kind }))
}

function canBeLabel(
  piece: TextPiece,
  pieces: readonly TextPiece[],
  { bars, body }: Around,
): boolean {
  const { block, box } = piece
  const [line] = block.lines
  if (!line || block.lines.length > 1 || lettersOf(block) > MOST_LABEL_LETTERS) return false
  if (LABEL.test(line.text.trim())) return true
  if (!isHead(piece)) return false
  const bar = bars.find((each) => isMostlyIn(box, each.box))
  if (bar) return widthOf(bar.box) > widthOf(box) * 1.4 && widthOf(bar.box) > body.size * 10
  const headline = pieces.filter(({ kind }) => kind === 'headline').map((each) => each.block.ink)
  return headline.filter((ink) => ink === block.ink).length < headline.length * 0.3
}

/** From the label down to the next label, wide rule or larger headline; as wide as its bar, or as the columns below. */
function areaUnder(
  label: TextPiece,
  pieces: readonly TextPiece[],
  { bars, rules, body }: Around,
): Rect {
  const bar = bars.find((each) => isMostlyIn(label.box, each.box))?.box
  const rule = rules.find(
    ({ box, direction }) =>
      direction === 'across' &&
      Math.abs((box.top + box.bottom) / 2 - (label.box.top + label.box.bottom) / 2) <
        body.leading * 1.5 &&
      overlapX(box, label.box) > widthOf(label.box) * 0.8,
  )?.box
  const span = hullOf([label.box, ...(bar ? [bar] : []), ...(rule ? [rule] : [])])
  const below = pieces.filter(
    ({ box }) => box.top >= label.box.bottom - body.size && sharedWidth(box, span) > 0.5,
  )
  const end = below.filter(
    (piece) =>
      (piece.kind === 'headline' &&
        piece.block.size > Math.max(label.block.size, body.size * 1.9)) ||
      widthOf(piece.box) > widthOf(span) * 1.5 ||
      (LABEL.test(piece.block.lines[0]?.text ?? '') &&
        lettersOf(piece.block) <= MOST_LABEL_LETTERS),
  )
  return {
    left: span.left - body.size,
    right: span.right + body.size,
    top: label.box.bottom - body.size * 0.5,
    bottom: Math.min(...end.map(({ box }) => box.top), Infinity),
  }
}

/** Whether the first item stands right under the label. */
function startsWith(items: readonly TextPiece[], area: Rect, body: BodyType): boolean {
  const first = Math.min(...items.map(({ box }) => box.top))
  return first - area.top < body.leading * 2.6
}

/** A paragraph that begins with words in another face. */
function isRunIn(piece: TextPiece, pieces: readonly TextPiece[], body: BodyType): boolean {
  const { block, box } = piece
  const [line] = block.lines
  if (!line || isHead(piece) || !isSameSize(block.size, body.size)) return false
  if (block.font === body.font) return line.opening !== ''
  if (block.lines.length > 2) return false
  const next = pieces.find(
    (other) =>
      other !== piece &&
      other.block.font === body.font &&
      isSameSize(other.block.size, body.size) &&
      other.box.top - box.bottom < heightOf(box) * 0.35 &&
      other.box.top > box.top &&
      Math.abs(other.box.left - box.left) < body.size,
  )
  if (!next) return false
  return widthOf(box) > widthOf(next.box) * 0.7 || /[:.–—-](\s|$)/u.test(line.text)
}
