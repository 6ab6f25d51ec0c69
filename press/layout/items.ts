import type { Rule } from '../read/rules.ts'
import { heightOf, isMostlyIn, sharedWidth, widthOf } from './geometry.ts'
import { isSetAlike, itemHeadsIn, LEAST_ITEMS, piecesUnder } from './items-under.ts'
import type { Bar } from './panels.ts'
import { isHead, type TextPiece } from './piece.ts'
import { lettersOf } from './text-blocks.ts'
import { type BodyType, isSameSize } from './typography.ts'

const MOST_LABEL_LETTERS = 26
const MOST_LABEL_LINES = 2
/** Times the size of the label: that of a headline which it cannot be the label of. */
const LARGER = 1.1
/** Words that stand over groups of short items in newspapers. */
const LABEL =
  /^(\p{L}+ )?(in brief|in short|briefs?|briefly|round-?up|digest|snippets|newsline|letters|letters to the editor|readers['’]? (write|letters|views|forum)|your (letters|say|views)|mail-?bag|post-?bag|classifieds?)|^(ಸಂಕ್ಷಿಪ್ತ|ಚುಟುಕು|ವಾಚಕರ (ವಾಣಿ|ಪತ್ರ)|ಓದುಗರ|ಸುದ್ದಿ ಸಾರ|ಕಿರು ಸುದ್ದಿ|ವರ್ಗೀಕೃತ)/iu

/** Those over letters of readers. */
export const LETTERS =
  /(letters|readers['’]? (?:write|views|forum)|your (?:say|views)|mail-?bag|post-?bag|ವಾಚಕರ (?:ವಾಣಿ|ಪತ್ರ)|ಓದುಗರ)/iu

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
  const runIns = pieces.filter((piece) => isRunIn(piece, pieces, around.body))
  const starts = runIns.filter((piece) => !runIns.some((upper) => opensInto(upper, piece, around)))
  const kinds = new Map<TextPiece, TextPiece['kind']>()
  const labels = new Map<TextPiece, string>()
  for (const label of pieces.filter((piece) => canBeLabel(piece, pieces, around))) {
    const under = piecesUnder(label, pieces, around)
    const [first] = under
    if (!first || first.box.top - label.box.bottom > around.body.leading * 2.6) continue
    if (isHead(first) && isKickerOver(label, first, around)) continue
    const end = under.find((piece) => !isSetAlike(piece, first) && endsGroup(piece, first, label))
    const group = under.filter(({ box }) => !end || box.top < end.box.top - 1)
    const items = group.filter((piece) => starts.includes(piece))
    const heads = itemHeadsIn(group, around.body)
    // A label that says what it is may stand over a single item.
    const least = isKnownLabel(label) ? 1 : LEAST_ITEMS
    const letters = LETTERS.test(textOf(label)) ? signedTexts(group, around.body) : []
    const areAlike = !isLone(label, pieces) || heads.every((head) => isSetAlike(head, first))
    if (heads.length >= least && heads.includes(first) && areAlike) {
      kinds.set(label, 'label')
      for (const head of heads) kinds.set(head, 'title')
      for (const head of heads) labels.set(head, textOf(label))
    } else if (!isHead(first) && letters.length >= LEAST_ITEMS && letters.includes(first)) {
      kinds.set(label, 'label')
      for (const letter of letters) kinds.set(letter, 'item')
      for (const letter of letters) labels.set(letter, textOf(label))
    } else if (!isHead(first) && items.length >= LEAST_ITEMS && items.includes(first)) {
      kinds.set(label, 'label')
      for (const item of items) kinds.set(item, 'item')
      for (const item of items) labels.set(item, textOf(label))
    } else if (isHead(first) && group.filter(isHead).length >= least) {
      kinds.set(label, 'label')
      for (const head of group.filter(isHead)) labels.set(head, textOf(label))
    }
  }
  return pieces.map((piece) => {
    const label = labels.get(piece)
    return { ...piece, kind: kinds.get(piece) ?? piece.kind, ...(label && { label }) }
  })
}

const textOf = ({ block }: TextPiece): string => block.lines.map(({ text }) => text).join(' ')

const isKnownLabel = ({ block }: TextPiece): boolean =>
  block.lines.length <= MOST_LABEL_LINES &&
  lettersOf(block) <= MOST_LABEL_LETTERS &&
  LABEL.test(block.lines.map(({ text }) => text.trim()).join(' '))

/** The only headline among its pieces, as the label in the frame of a group. */
const isLone = (piece: TextPiece, pieces: readonly TextPiece[]): boolean =>
  !isKnownLabel(piece) && !pieces.some((other) => other !== piece && other.kind === 'headline')

function canBeLabel(
  piece: TextPiece,
  pieces: readonly TextPiece[],
  { bars, body }: Around,
): boolean {
  const { block, box } = piece
  if (isKnownLabel(piece)) return true
  if (!isHead(piece) || block.lines.length > 1 || lettersOf(block) > MOST_LABEL_LETTERS)
    return false
  const bar = bars.find((each) => isMostlyIn(box, each.box))
  if (bar) return widthOf(bar.box) > widthOf(box) * 1.4 && widthOf(bar.box) > body.size * 10
  if (isLone(piece, pieces)) return block.ink !== body.ink
  const headline = pieces.filter(({ kind }) => kind === 'headline').map((each) => each.block.ink)
  return headline.filter((ink) => ink === block.ink).length < headline.length * 0.3
}

/** Words over a larger headline are its kicker. The label of a group is at least as large as the heads of its items. */
function isKickerOver(label: TextPiece, head: TextPiece, { bars }: Around): boolean {
  const isInBar = bars.some((bar) => isMostlyIn(label.box, bar.box))
  return !isInBar && !isKnownLabel(label) && label.block.size * LARGER < head.block.size
}

/** The paragraphs that begin a group, or follow the name of a writer. A short one is set like the first. */
function signedTexts(group: readonly TextPiece[], body: BodyType): TextPiece[] {
  const [first] = group
  return group.filter((piece, index) => {
    const isSetAlike =
      first?.kind === 'text' &&
      piece.block.font === first.block.font &&
      isSameSize(piece.block.size, first.block.size)
    if (piece.kind !== 'text' && !isSetAlike) return false
    const above = group
      .slice(0, index)
      .filter(({ box }) => box.top < piece.box.top && sharedWidth(box, piece.box) > 0.3)
      .sort((a, b) => b.box.bottom - a.box.bottom)[0]
    const gap = above ? piece.box.top - above.box.bottom : 0
    return (
      !above || (above.kind === 'small' && above.block.lines.length <= 2 && gap < body.leading * 3)
    )
  })
}

/** Another label, or a headline that is not one of the items'. */
function endsGroup(piece: TextPiece, first: TextPiece, label: TextPiece): boolean {
  if (LABEL.test(piece.block.lines[0]?.text ?? '') && lettersOf(piece.block) <= MOST_LABEL_LETTERS)
    return true
  if (!isHead(piece)) return false
  return isHead(first)
    ? piece.block.size > Math.max(first.block.size * 1.25, label.block.size)
    : true
}

/** Whether the words in another face run on from a line of their own, or the text begins right after them. */
function opensInto(upper: TextPiece, lower: TextPiece, { body }: Around): boolean {
  const gap = lower.box.top - upper.box.bottom
  return (
    upper !== lower &&
    upper.block.font !== body.font &&
    upper.block.lines.length <= 2 &&
    gap > -body.size &&
    gap < heightOf(upper.box) * 0.35 &&
    Math.abs(lower.box.left - upper.box.left) < body.size
  )
}

/** A paragraph that begins with words in another face. */
function isRunIn(piece: TextPiece, pieces: readonly TextPiece[], body: BodyType): boolean {
  const { block, box } = piece
  const [line] = block.lines
  if (!line || isHead(piece) || !isSameSize(block.size, body.size)) return false
  if (block.font === body.font) return /\p{L}/u.test(line.opening)
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
