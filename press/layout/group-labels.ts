import { isMostlyIn, type Rect, widthOf } from './geometry.ts'
import type { Bar } from './panels.ts'
import { type ItemsAround, isHead, type TextPiece } from './piece.ts'
import { lettersOf } from './text-blocks.ts'

const MOST_LABEL_LETTERS = 26
const MOST_LABEL_LINES = 2
/** Times the size of the label: that of a headline which it cannot be the label of. */
const LARGER = 1.1
/** Words that stand over groups of short items in newspapers. 'Letters to the editor' is a label, 'Letters reach Kolar' is not. */
const LABEL =
  /^(\p{L}+ )?(in brief|in short|briefs?|briefly|round-?up|digest|snippets|newsline|letters|letters to the editor|readers['’]? (write|letters|views|forum)|your (letters|say|views)|mail-?bag|post-?bag|classifieds?)(?=[^\p{L}\s]|\s*$|\s+(?:and|from|of|on|to)\b)|^(ಸಂಕ್ಷಿಪ್ತ|ಚುಟುಕು|ವಾಚಕರ (ವಾಣಿ|ಪತ್ರ)|ಓದುಗರ|ಸುದ್ದಿ ಸಾರ|ಕಿರು ಸುದ್ದಿ|ವರ್ಗೀಕೃತ)/iu

/** Those over letters of readers. */
export const LETTERS =
  /(letters|readers['’]? (?:write|views|forum)|your (?:say|views)|mail-?bag|post-?bag|ವಾಚಕರ (?:ವಾಣಿ|ಪತ್ರ)|ಓದುಗರ)/iu

export const textOf = ({ block }: TextPiece): string =>
  block.lines.map(({ text }) => text.trim()).join(' ')

export const isKnownLabel = (piece: TextPiece): boolean =>
  piece.block.lines.length <= MOST_LABEL_LINES &&
  lettersOf(piece.block) <= MOST_LABEL_LETTERS &&
  LABEL.test(textOf(piece))

/** The only headline among its pieces, as the label in the frame of a group. */
export const isLone = (piece: TextPiece, pieces: readonly TextPiece[]): boolean =>
  !isKnownLabel(piece) && !pieces.some((other) => other !== piece && other.kind === 'headline')

export function canBeLabel(
  piece: TextPiece,
  pieces: readonly TextPiece[],
  { bars, body }: ItemsAround,
): boolean {
  const { block, box } = piece
  if (isKnownLabel(piece)) return true
  if (!isHead(piece) || block.lines.length > 1 || lettersOf(block) > MOST_LABEL_LETTERS)
    return false
  if (isInWideBar(box, bars)) return true
  if (isLone(piece, pieces)) return block.ink !== body.ink
  const others = pieces.filter((each) => each !== piece && each.kind === 'headline')
  return others.filter((each) => each.block.ink === block.ink).length < others.length * 0.3
}

/** Words over a larger headline are its kicker. The label of a group is at least as large as the heads of its items. */
export const isKickerOver = (label: TextPiece, head: TextPiece, { bars }: ItemsAround): boolean =>
  !isInWideBar(label.box, bars) &&
  !isKnownLabel(label) &&
  label.block.size * LARGER < head.block.size

/** A bar that ends with its words may hold a kicker as well as a label. */
const isInWideBar = (box: Rect, bars: readonly Bar[]): boolean =>
  bars.some((bar) => isMostlyIn(box, bar.box) && widthOf(bar.box) > widthOf(box) * 1.4)

/** Another label, or a headline that is not one of the items'. */
export function endsGroup(piece: TextPiece, first: TextPiece, label: TextPiece): boolean {
  if (LABEL.test(piece.block.lines[0]?.text ?? '') && lettersOf(piece.block) <= MOST_LABEL_LETTERS)
    return true
  if (!isHead(piece)) return false
  return isHead(first)
    ? piece.block.size > Math.max(first.block.size * 1.25, label.block.size)
    : true
}
