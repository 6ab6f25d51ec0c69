import { overlapX, type Rect } from './geometry.ts'
import {
  divideOver,
  kickerOver,
  MOST_BYLINE_LETTERS,
  nameBeside,
  startsText,
  underHead,
} from './head-roles.ts'
import type { Picture, Piece } from './piece.ts'
import type { TextBlock } from './text-blocks.ts'
import { type BodyType, isSameSize } from './typography.ts'

/** The text of a story by its function. */
export interface StoryText {
  kicker: TextBlock[]
  headline: TextBlock[]
  strapline: TextBlock[]
  byline: TextBlock[]
  captions: { picture: Picture; blocks: TextBlock[] }[]
  quotes: { quote: TextBlock; speaker: TextBlock[] }[]
  /** The line over each table. */
  tableTitles: ReadonlyMap<Piece, TextBlock>
  running: TextBlock[]
}

/** The words before the name of a reporter, in the languages whose newspapers were tried. */
const BYLINE = /^(?:[–—-]\s*)?(?:by|di|por|par|von|door|text|words|story|ವರದಿ|ಬರಹ)[\s:]\s*\p{L}/iu
/** A sentence may begin with the same words, but goes on in small letters. */
const NAME = /^(?:[–—-]\s*)?\S+\s*[\p{Lu}\p{Lo}]/u
const byTop = (a: TextBlock, b: TextBlock) => a.box.top - b.box.top || a.box.left - b.box.left

export function storyText(pieces: readonly Piece[], body: BodyType): StoryText {
  const blocksOf = (...kinds: Piece['kind'][]) =>
    pieces.flatMap((piece) => (kinds.includes(piece.kind) && 'block' in piece ? piece.block : []))
  const headline = blocksOf('headline', 'title').sort(byTop)
  const decks = blocksOf('deck')
  const left = new Set(blocksOf('deck', 'text', 'small', 'item').sort(byTop))
  const take = (blocks: readonly TextBlock[]) => {
    for (const block of blocks) left.delete(block)
    return [...blocks]
  }
  const { font } = body
  const pictures = pieces.filter((piece) => piece.kind === 'picture' && !piece.isGrid)
  const signed = [...left].filter((block) => isSigned(block, font))
  const unsigned = () => [...left].filter((block) => !signed.includes(block))
  const captions = pictures.flatMap((picture) => {
    if (picture.kind !== 'picture') return []
    return [{ picture, blocks: take(captionUnder(picture.box, unsigned(), body, font)) }]
  })
  const over = take(kickerOver(headline, [...left], body))
  const { kicker, deck } = divideOver(over, take(kickerOver(over.slice(0, 1), [...left], body)))
  const authors = captions.flatMap(({ picture, blocks }) =>
    blocks.length > 0 ? [] : take(nameBeside(picture.box, [...left], body)),
  )
  const { strapline, byline } = underHead(headline, unsigned(), body, font)
  strapline.unshift(...deck)
  byline.push(...authors)
  byline.push(...signed.filter((block) => !byline.includes(block)))
  take([...strapline, ...byline])
  strapline.push(...take(decks.filter((deck) => left.has(deck))))
  const quotes = blocksOf('quote').map((quote) => ({
    quote,
    speaker: take(speakerUnder(quote, [...left], body)),
  }))
  const tableTitles = new Map<Piece, TextBlock>()
  for (const piece of pieces.filter(({ kind }) => kind === 'table')) {
    const [title] = take(titleOver(piece.box, [...left], body))
    if (title) tableTitles.set(piece, title)
  }
  const hasText = left.size > 0 || pieces.some(({ kind }) => kind === 'picture' || kind === 'table')
  // What stands under the headline of a motto is its text.
  if (!hasText) for (const block of strapline) left.add(block)
  const [picture, ...others] = captions
  if (
    picture?.blocks.length === 0 &&
    others.length === 0 &&
    isOnlyCaption(underPicture(picture.picture.box, headline), left)
  )
    picture.blocks.push(...take([...left]))
  const inHead = hasText ? strapline : []
  return {
    kicker,
    headline,
    strapline: inHead,
    byline,
    captions,
    quotes,
    tableTitles,
    running: [...left],
  }
}

/** Names the reporter, in another face than the text. */
function isSigned({ lines, font: own }: TextBlock, font: number): boolean {
  const [first] = lines
  return (
    first !== undefined &&
    lines.length <= 4 &&
    own !== font &&
    BYLINE.test(first.text) &&
    NAME.test(first.text) &&
    lines.reduce((sum, line) => sum + line.letters, 0) <= MOST_BYLINE_LETTERS * 1.5
  )
}

/** In ems: a credit that is set upright beside a picture makes it narrower than its caption. */
const MOST_OVERHANG = 1.6

/** A caption is small type directly under a picture and within its width. */
function captionUnder(
  picture: Rect,
  blocks: readonly TextBlock[],
  body: BodyType,
  font: number,
): TextBlock[] {
  const caption: TextBlock[] = []
  let bottom = picture.bottom
  for (const block of blocks) {
    const { box, size, lines } = block
    const isWithin =
      box.left > picture.left - MOST_OVERHANG * size &&
      box.right < picture.right + MOST_OVERHANG * size
    const gap = box.top - bottom
    if (!isWithin || gap < -size * 1.2 || gap > size * (caption.length > 0 ? 0.9 : 1.6)) continue
    if (size > body.size * 0.97 && lines.some((line) => line.font === font)) continue
    const [first] = caption
    if (first && block.font !== first.font && size > first.size) continue
    if (size > body.size * 1.1 || lines.some((line) => startsText(line, font))) continue
    caption.push(block)
    bottom = Math.max(bottom, box.bottom)
  }
  return caption
}

/** A picture with the headline that stands between it and its caption. */
function underPicture(picture: Rect, headline: readonly TextBlock[]): Rect {
  const isUnder = ({ box }: TextBlock) => box.top > picture.bottom - 3 && overlapX(box, picture) > 0
  const head = headline.length > 0 && headline.every(isUnder) ? headline.map(({ box }) => box) : []
  return { ...picture, bottom: Math.max(picture.bottom, ...head.map(({ bottom }) => bottom)) }
}

const MOST_CAPTION_LETTERS = 120

/** Whether a few words right under the only picture are all that a story has, in whatever type. */
function isOnlyCaption(picture: Rect, blocks: ReadonlySet<TextBlock>): boolean {
  let bottom = picture.bottom
  let letters = 0
  for (const { box, size, lines } of blocks) {
    const gap = box.top - bottom
    const isWithin = box.left > picture.left - size && box.right < picture.right + size
    if (!isWithin || gap < -size || gap > size * 1.6) return false
    bottom = box.bottom
    letters += lines.reduce((sum, line) => sum + line.letters, 0)
  }
  return letters > 0 && letters <= MOST_CAPTION_LETTERS
}

/** A line or two right over a table and within its width, set apart from the text. */
function titleOver(table: Rect, blocks: readonly TextBlock[], body: BodyType): TextBlock[] {
  const title = blocks.findLast(({ box, size, font, lines }) => {
    const gap = table.top - box.bottom
    const isWithin = box.left > table.left - size && box.right < table.right + size
    const isApart = font !== body.font || size > body.size * 1.06
    return isWithin && isApart && lines.length <= 2 && gap > -size * 0.5 && gap < size * 1.2
  })
  return title ? [title] : []
}

/** A line or two of small type directly under a pull quote names the speaker. */
function speakerUnder(
  { box, size }: TextBlock,
  blocks: readonly TextBlock[],
  body: BodyType,
): TextBlock[] {
  return blocks.filter((block) => {
    const gap = block.box.top - box.bottom
    const isSmall = block.size < size * 0.95 && block.lines.length <= 2
    const isRunning = block.font === body.font && isSameSize(block.size, body.size)
    return isSmall && !isRunning && gap > -3 && gap < size && overlapX(block.box, box) > 0
  })
}
