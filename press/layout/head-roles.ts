import type { Line } from '../read/lines.ts'
import { heightOf, hullOf, overlapX, overlapY, type Rect, widthOf } from './geometry.ts'
import { lettersOf, type TextBlock } from './text-blocks.ts'
import type { BodyType } from './typography.ts'

export const MOST_BYLINE_LETTERS = 70
const MOST_KICKER_LETTERS = 30

/** The lines right above the headline. Over a centred one the topmost line of the story may stand at its left. */
export function kickerOver(
  headline: readonly TextBlock[],
  blocks: readonly TextBlock[],
  body: BodyType,
): TextBlock[] {
  const [top] = headline
  if (!top) return []
  const highest = Math.min(...[...headline, ...blocks].map(({ box }) => box.top))
  return blocks.filter((block) => {
    const gap = top.box.top - block.box.bottom
    return (
      block.lines.length <= 2 &&
      block.size < top.size * 0.95 &&
      gap > -top.size * 0.4 &&
      gap < Math.max(body.leading * 1.6, top.size * 0.6) &&
      (overlapX(block.box, top.box) > 0 || (block.box.top === highest && gap > -body.size * 0.5))
    )
  })
}

/** A strapline may stand between the kicker and the headline, or alone over the headline. */
export function divideOver(
  over: readonly TextBlock[],
  higher: readonly TextBlock[],
): { kicker: TextBlock[]; deck: TextBlock[] } {
  const most = MOST_KICKER_LETTERS * (higher.length > 0 ? 1 : 2)
  const isDeck = over.length > 0 && over.every((block) => lettersOf(block) > most)
  return isDeck
    ? { kicker: [...higher], deck: [...over] }
    : { kicker: [...higher, ...over], deck: [] }
}

/** In ems: the distance of a name from a portrait. */
const MOST_NAME_GAP = 2
const MOST_NAME_LETTERS = 40

/** The name of the writer beside or under a portrait, which is narrower than a column. */
export function nameBeside(
  picture: Rect,
  blocks: readonly TextBlock[],
  body: BodyType,
): TextBlock[] {
  if (widthOf(picture) > body.measure * 0.8) return []
  const name = blocks.find(({ box, size, font, lines }) => {
    const isBeside =
      overlapY(box, picture) > heightOf(box) * 0.5 &&
      overlapX(box, picture) <= 0 &&
      overlapX(box, picture) > -size * MOST_NAME_GAP
    const isUnder = overlapX(box, picture) > 0 && Math.abs(box.top - picture.bottom) < size
    return (
      (isBeside || isUnder) &&
      font !== body.font &&
      lines.length <= 2 &&
      lines.reduce((sum, { letters }) => sum + letters, 0) <= MOST_NAME_LETTERS &&
      lines.every(({ text }) => /^[^\p{Nd}.?!:;]+$/u.test(text))
    )
  })
  return name ? [name] : []
}

/** A place before a colon or a dash. */
export const DATELINE = /^[^.!?]{2,40}[:—–-]$/u

/** A place with its district, whose second line begins the text. */
const OPEN_BRACKET = /\([^)]*$/u

/** Below the headline: larger type is the strapline, then a line or two of small type is the byline. */
export function underHead(
  headline: readonly TextBlock[],
  blocks: readonly TextBlock[],
  body: BodyType,
  font: number,
): { strapline: TextBlock[]; byline: TextBlock[] } {
  const strapline: TextBlock[] = []
  const byline: TextBlock[] = []
  const last = headline.at(-1)
  if (!last) return { strapline, byline }
  let above = hullOf(headline.map(({ box }) => box))
  for (const block of blocks) {
    const { box, size, lines } = block
    const gap = box.top - above.bottom
    if (gap < -size || gap > Math.max(size * 2.2, last.size)) continue
    if (overlapX(box, above) <= 0) continue
    const isLarge = size >= body.size * 1.06
    const isSmall =
      lines.length <= 2 &&
      lines.every((line) => line.font !== font || size < body.size * 0.95) &&
      !lines.some((line) => startsText(line, font) || DATELINE.test(line.text.trim())) &&
      !OPEN_BRACKET.test(lines.at(-1)?.text ?? '') &&
      !isSentence(lines)
    if (isLarge && byline.length === 0) strapline.push(block)
    else if (isSmall && lettersOf(block) <= MOST_BYLINE_LETTERS && byline.length < 2)
      byline.push(block)
    else break
    above = { ...above, right: Math.max(above.right, box.right), bottom: box.bottom }
  }
  return { strapline, byline }
}

const LEAST_SENTENCE_WORDS = 5

function isSentence(lines: readonly Line[]): boolean {
  const text = lines.map((line) => line.text.trim()).join(' ')
  return /[.?!।]$/u.test(text) && text.split(' ').length >= LEAST_SENTENCE_WORDS
}

/** A line whose words begin in another font and go on in the font of the text is its first line, with a dateline. */
export function startsText({ runs = [] }: Line, font: number): boolean {
  const words = runs.filter(({ text }) => /\p{L}/u.test(text))
  return words[0]?.font !== font && words.slice(1).some((run) => run.font === font)
}
