import type { Line } from '../read/lines.ts'
import { isAdvertisementMark } from './advertisement.ts'
import type { Area } from './areas.ts'
import { splitAtItems } from './column-items.ts'
import { evenItems } from './even-items.ts'
import { isImprint } from './furniture.ts'
import { heightOf, hullOf, isMostlyIn, overlapX, overlapY, type Rect, widthOf } from './geometry.ts'
import { barsOfHeadlines, placeOnBackings } from './head-backings.ts'
import { isIndex, isPromo, isTeaser, promosAmong } from './index-list.ts'
import { joinPackage } from './packages.ts'
import type { PageParts } from './page-parts.ts'
import { isHead, type Piece } from './piece.ts'
import { piecesOf } from './pieces.ts'
import { repetitionTest } from './repeated-words.ts'
import { type Story, storiesOf } from './stories.ts'
import { withTableTitles } from './table-heads.ts'
import { lettersOf, textBlocksOf } from './text-blocks.ts'
import type { BodyType } from './typography.ts'

/** The least number of letters in a story. */
const LEAST_LETTERS = 20
const LEAST_LETTERS_WITHOUT_HEAD = 150

interface AreaContent {
  stories: Story[]
  /** What belongs to no story: labels, the index. */
  rest: Piece[]
  /** Text that is too little for a story. */
  loose: Story[]
  /** Pictures without a caption that belong to no story. */
  posters: Rect[]
}

export function storiesOfArea(area: Area, parts: PageParts): AreaContent {
  const { body, bars, backings, columnRules } = parts
  const isInInsert = (box: Rect) => area.inserts.some((insert) => isMostlyIn(box, insert.box, 0.5))
  const whole = textBlocksOf(
    area.lines.filter(({ box }) => !isInInsert(box)),
    area.rules,
    body,
  )
  const blocks = columnRules.length > 0 ? splitAtItems(whole, body) : whole
  const isRepeated = repetitionTest(blocks, body)
  const frame = area.frame?.box
  const around = {
    blocks,
    rules: area.rules,
    columnRules,
    bars,
    pictures: area.pictures,
    body,
    frame,
    isRepeated,
  }
  const matter = matterOf(area, parts)
  const text = withTableTitles(piecesOf(around), matter, around)
  const { pieces, attached } = placeOnBackings(
    [...text, ...matter],
    [...backings, ...barsOfHeadlines(text, bars)].filter((box) => !frame || isMostlyIn(box, frame)),
  )
  const labels = pieces.filter(({ kind }) => kind === 'label')
  const parted = storiesOf({
    pieces: pieces.filter((piece) => !labels.includes(piece)),
    attached,
    rules: area.rules,
    columnRules,
    body,
  })
  const found = frame && labels.length === 0 ? joinPackage(parted, frame) : parted
  const promos = promosAmong([...found, ...labels.map(labelAlone)], body)
  const stories =
    isPromo(area.lines) || (frame && isTeaser(area.lines))
      ? []
      : evenItems(
          found
            .filter((story) => isStory(story.pieces, frame, body) && !promos.includes(story))
            .map((story) => withoutPromoPictures(story, promos)),
          body,
        )
  const used = new Set(stories.flatMap((story) => story.pieces))
  const others = found.filter((story) => !story.pieces.some((piece) => used.has(piece)))
  const [only] = stories
  return {
    stories: frame && only && stories.length === 1 ? [inFrame(only, frame)] : stories,
    rest: [...labels, ...others.flatMap((story) => story.pieces)],
    loose: others.filter((story) => !promos.includes(story)),
    posters: others
      .map(({ pieces: all }) => all.filter((piece) => !isMark(piece)))
      .filter((all) => all.every((piece) => piece.kind === 'picture' && !piece.isGrid))
      .flatMap((all) => all.map(({ box }) => box))
      .filter((box) => isPoster(box, stories, body)),
  }
}

const isMark = (piece: Piece): boolean =>
  'block' in piece && piece.block.lines.every(isAdvertisementMark)

/** A picture as wide as a column at the foot of the page: advertisements are placed from the foot upwards. */
const isPoster = (box: Rect, stories: readonly Story[], { measure, leading }: BodyType): boolean =>
  widthOf(box) > measure * 0.8 &&
  heightOf(box) > leading * 8 &&
  !stories.some((story) => story.box.top > box.top && overlapX(story.box, box) > measure * 0.2)

/** The pictures in a strip of promotions belong to the promotions, although a story may stand right above. */
function withoutPromoPictures(story: Story, promos: readonly Story[]): Story {
  const strips = promos.map(({ box }) =>
    hullOf(promos.filter((other) => overlapY(other.box, box) > 0).map((other) => other.box)),
  )
  const pieces = story.pieces.filter(
    ({ kind, box }) => kind !== 'picture' || !strips.some((strip) => isMostlyIn(box, strip, 0.5)),
  )
  return pieces.length < story.pieces.length
    ? { pieces, box: hullOf(pieces.map(({ box }) => box)) }
    : story
}

const labelAlone = (label: Piece): Story => ({ pieces: [label], box: label.box })

/** The only story of a frame has a box between the frame and its own text: the white inside a frame is no story's. */
function inFrame(story: Story, frame: Rect): Story {
  const { box } = story
  const between = {
    left: (frame.left + box.left) / 2,
    top: (frame.top + box.top) / 2,
    right: (frame.right + box.right) / 2,
    bottom: (frame.bottom + box.bottom) / 2,
  }
  return { ...story, box: between, isFramed: true }
}

/** Everything but running text and headlines. */
function matterOf(area: Area, { everyLine, body, credits }: PageParts): Piece[] {
  const { size, font, ink } = body
  const blockIn = (box: Rect, share: number) => {
    const lines = everyLine.filter((line) => isMostlyIn(line.box, box, share))
    return { lines, box, size, font: -font, ink }
  }
  return [
    ...area.tables.map((table): Piece => {
      const block = { ...blockIn(table.box, 0.6), size: size * 0.9 }
      return { kind: 'table', box: table.box, table, block }
    }),
    ...area.inserts.map(({ box }): Piece => ({ kind: 'insert', box, block: blockIn(box, 0.5) })),
    ...area.grids.map((box): Piece => ({ kind: 'picture', box, isGrid: true })),
    ...area.pictures.map(
      (box): Piece => ({ kind: 'picture', box, credit: credits.get(box) ?? [] }),
    ),
    ...area.panels.map((panel): Piece => ({ kind: 'panel', box: panel.box, panel })),
  ]
}

export const linesOf = (pieces: readonly Piece[]): Line[] =>
  pieces.flatMap((piece) => ('block' in piece ? piece.block.lines : []))

/** A headline, or enough text. A photo in a frame of its own, or a wide one, needs no more than a caption. */
function isStory(pieces: readonly Piece[], frame: Rect | undefined, body: BodyType): boolean {
  const letters = pieces.reduce(
    (sum, piece) => sum + ('block' in piece ? lettersOf(piece.block) : 0),
    0,
  )
  const hasHead = pieces.some(isHead)
  const hasPicture = pieces.some(({ kind }) => kind === 'picture')
  if (hasHead && hasPicture) return true
  if (isIndex(pieces) || isImprint(linesOf(pieces))) return false
  if (hasPicture && (frame || isCaptionedPhoto(pieces, body))) return letters >= LEAST_LETTERS
  return letters >= (hasHead ? LEAST_LETTERS : LEAST_LETTERS_WITHOUT_HEAD)
}

const MOST_CAPTION_LINES = 4

/** A picture wider than a column, and under it a few lines that are no wider. */
function isCaptionedPhoto(pieces: readonly Piece[], { measure, leading }: BodyType): boolean {
  const pictures = pieces.filter(({ kind }) => kind === 'picture')
  const lines = linesOf(pieces)
  const [picture] = pictures
  return (
    picture !== undefined &&
    pictures.length === 1 &&
    widthOf(picture.box) > measure * 1.2 &&
    lines.length <= MOST_CAPTION_LINES &&
    lines.every(
      ({ box }) =>
        box.top > picture.box.bottom - leading &&
        box.left > picture.box.left - leading &&
        box.right < picture.box.right + leading,
    )
  )
}
