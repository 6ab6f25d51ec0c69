import type { Line } from '../read/lines.ts'
import type { Vocabulary } from '../read/vocabulary.ts'
import { pictureBlocks } from './captions.ts'
import { type DraftBlock, textBlock, textOf } from './draft-block.ts'
import { hullOf, type Rect } from './geometry.ts'
import { DATELINE } from './head-roles.ts'
import { insertBlock } from './insert-block.ts'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'
import type { Piece } from './piece.ts'
import { inReadingOrder, opensBeside } from './reading-order.ts'
import { type StoryText, storyText } from './roles.ts'
import { tableCells } from './table-cells.ts'
import type { TextBlock } from './text-blocks.ts'
import { type BodyType, bodyTypeOf } from './typography.ts'

/** The blocks of a story in reading order: its head, then the text with pictures, quotes and tables in their places. */
export function storyBlocks(
  pieces: readonly Piece[],
  body: BodyType,
  vocabulary: Vocabulary,
): DraftBlock[] {
  const text = storyText(pieces, ownBodyType(pieces, body))
  const flow = flowOf(pieces, text, body, vocabulary)
  const head = headOf(text, vocabulary)
  return [...head, ...(head.length > 0 ? flow : withHeadline(flow))]
}

const LEAST_LETTERS = 60
const LEAST_LETTERS_WITH_CAPTION = 200

/** The type of the story's own text; it may be set larger or smaller than the rest of the page. */
function ownBodyType(pieces: readonly Piece[], body: BodyType): BodyType {
  const linesIn = (...kinds: Piece['kind'][]) =>
    pieces.flatMap((piece) =>
      kinds.includes(piece.kind) && 'block' in piece ? piece.block.lines : [],
    )
  const text = linesIn('text', 'item')
  if (lettersIn(text) >= LEAST_LETTERS) return bodyTypeOf(text)
  const all = linesIn('text', 'item', 'small')
  const hasPicture = pieces.some(({ kind }) => kind === 'picture')
  const least = hasPicture ? LEAST_LETTERS_WITH_CAPTION : LEAST_LETTERS
  return lettersIn(all) < least ? body : bodyTypeOf(all)
}

const lettersIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { letters }) => sum + letters, 0)

function headOf(
  { kicker, headline, strapline, byline }: StoryText,
  vocabulary: Vocabulary,
): DraftBlock[] {
  const top = headline[0]?.box.top ?? 0
  const isOver = ({ box }: TextBlock) => box.bottom < top + (box.bottom - box.top) / 2
  const roles = [
    ['kicker', kicker],
    ['strapline', strapline.filter(isOver)],
    ['headline', headline],
    ['strapline', strapline.filter((block) => !isOver(block))],
    ['byline', byline],
  ] as const
  return roles.flatMap(([role, blocks]) => textBlock(role, blocks, vocabulary))
}

/** A story without larger type begins with its headline, and its strapline may follow. */
function withHeadline(flow: readonly DraftBlock[]): DraftBlock[] {
  return flow.map((block, index) => {
    const isAtStart = flow.slice(0, index + 1).every(({ role }) => role === 'subhead')
    if (!isAtStart || index > 1) return block
    return { ...block, role: index === 0 ? 'headline' : 'strapline' }
  })
}

type FlowPart = { box: Rect } & ({ running: TextBlock } | { drafts: DraftBlock[] })

const isPicture = (part: FlowPart): boolean =>
  'drafts' in part && part.drafts.some(({ role }) => role === 'picture')

/**
 * Running text and what stands in it. A picture beside the beginning of the text comes before it. An insert in the middle of
 * a paragraph comes after the paragraph.
 */
function flowOf(
  pieces: readonly Piece[],
  text: StoryText,
  body: BodyType,
  vocabulary: Vocabulary,
): DraftBlock[] {
  const running = text.running.map((block): FlowPart => ({ box: block.box, running: block }))
  const inserts = insertsOf(pieces, text, vocabulary)
  const leading = inserts.filter((insert) => isPicture(insert) && opensBeside(insert, running))
  const others = inserts.filter((insert) => !leading.includes(insert))
  const ordered = [...leading, ...inReadingOrder(running, others)]
  const blocks = ordered.flatMap((part) => ('running' in part ? [part.running] : []))
  const waiting = ordered.flatMap((part, index) => ('drafts' in part ? [{ part, index }] : []))
  const placeOf = (block: TextBlock) =>
    ordered.findIndex((part) => 'running' in part && part.running === block)
  const flow: DraftBlock[] = []
  const placeInserts = (until: number) => {
    while ((waiting[0]?.index ?? Infinity) < until) {
      flow.push(...(waiting.shift()?.part.drafts ?? []))
    }
  }
  const item = pieces.find((piece) => piece.kind === 'item')
  const runIn = item && 'block' in item && item.block.font !== body.font ? item.block : undefined
  const paragraphs = paragraphsOf(blocks, vocabulary, runIn)
  // In a list, every paragraph begins with words in another font, or has a line of them over it.
  const isList = paragraphs
    .slice(1)
    .some(({ opening, text }) => DATELINE.test(opening) || DATELINE.test(text))
  for (const [index, paragraph] of paragraphs.entries()) {
    placeInserts(placeOf(paragraph.start))
    flow.push(...paragraphBlocks(paragraph, index === 0 && !isList, text))
  }
  flow.push(...waiting.flatMap(({ part }) => part.drafts))
  return flow
}

const MOST_RUN_IN = 80
/** A name of one word or two before a colon. */
const PLACE = /^[^\s\p{Nd}]+(\s[\p{Lu}(][^\s]+)?\s?[:—–-]$/u

/** The first paragraph may begin with a dateline, or with the headline of a story that has no other. */
function paragraphBlocks(
  { isSubhead, isSignature, text, boxes, opening }: Paragraph,
  isFirst: boolean,
  { headline }: StoryText,
): DraftBlock[] {
  if (isSubhead) return [{ role: 'subhead', text, boxes }]
  if (isSignature) return [{ role: 'byline', text, boxes }]
  if (isFirst && headline.length > 0 && DATELINE.test(text))
    return [{ role: 'dateline', text: text.slice(0, -1).trim(), boxes }]
  const rest = text.slice(opening.length).trim()
  const hasOpening = isFirst && opening !== '' && text.startsWith(opening) && rest !== ''
  const first = boxes.slice(0, 1)
  const isHead = headline.length === 0 && opening.length <= MOST_RUN_IN && !PLACE.test(opening)
  if (hasOpening && isHead) {
    const head = opening.replace(/\s*[:.–—-]$/u, '')
    return [
      { role: 'headline', text: head, boxes: first },
      { role: 'body', text: rest, boxes },
    ]
  }
  if (!hasOpening || !DATELINE.test(opening)) return [{ role: 'body', text, boxes }]
  return [
    { role: 'dateline', text: opening.slice(0, -1).trim(), boxes: first },
    { role: 'body', text: rest, boxes },
  ]
}

/** Pictures with their captions, quotes, boxes, tables and puzzles. */
function insertsOf(
  pieces: readonly Piece[],
  { captions, quotes, tableTitles }: StoryText,
  vocabulary: Vocabulary,
): FlowPart[] {
  const pictures = captions.map(({ picture, blocks }): FlowPart => {
    const drafts = pictureBlocks(picture, blocks, vocabulary)
    return { box: hullOf([picture.box, ...blocks.map(({ box }) => box)]), drafts }
  })
  const quoted = quotes.map(({ quote, speaker }): FlowPart => {
    const title = textOf(speaker.flatMap(({ lines }) => lines))
    const block: DraftBlock = {
      role: 'pull quote',
      text: textOf(quote.lines, vocabulary),
      ...(title && { title }),
      boxes: [quote.box],
    }
    return { box: quote.box, drafts: [block] }
  })
  const others = pieces.flatMap((piece): FlowPart[] => {
    const { kind, box } = piece
    if (kind === 'insert') return [{ box, drafts: [insertBlock(piece.block, vocabulary)] }]
    if (kind === 'picture' && piece.isGrid)
      return [{ box, drafts: [{ role: 'puzzle', boxes: [box] }] }]
    if (kind !== 'table') return []
    const table = tableCells(piece.table)
    const text = table.rows.map((row) => row.filter(Boolean).join(' ')).join('\n')
    const titleBlock = tableTitles.get(piece)
    const title = titleBlock && textOf(titleBlock.lines, vocabulary)
    const place = hullOf([box, ...(titleBlock ? [titleBlock.box] : [])])
    return [
      {
        box: place,
        drafts: [{ role: 'table', text, ...(title && { title }), table, boxes: [place] }],
      },
    ]
  })
  return [...pictures, ...quoted, ...others]
}
