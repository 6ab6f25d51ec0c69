import type { Line } from '../read/lines.ts'
import type { TurnedLine } from '../read/turned-lines.ts'
import type { DraftBlock } from './draft-block.ts'
import { areaOf, heightOf, hullOf, overlapX, overlapY, type Rect, widthOf } from './geometry.ts'
import { isHead } from './piece.ts'
import type { Story } from './stories.ts'
import type { Table } from './tables.ts'
import { type BodyType, HEADLINE } from './typography.ts'

/** Times the size of the running text. */
const MOST_CREDIT_SIZE = 1.1
/** In ems of the credit: its distance from the picture. */
const MOST_CREDIT_GAP = 1.2
/** In ems, between the lines of a credit. */
const MOST_LINE_GAP = 0.6
/** In leadings: the distance of the headings from the first row. */
const MOST_HEADER_GAP = 1.2
const LEAST_HEADINGS = 2

/** The lines that run up or down the edge of each picture: its credit. */
export function turnedCredits(
  turned: readonly TurnedLine[],
  pictures: readonly Rect[],
  body: BodyType,
): Map<Rect, TurnedLine[]> {
  const small = turned.filter(({ size }) => size < body.size * MOST_CREDIT_SIZE)
  const credits = new Map<Rect, TurnedLine[]>()
  for (const line of small) {
    const [nearest] = pictures
      .filter((picture) => standsAlong(line, picture))
      .sort((a, b) => gapBeside(line.box, a) - gapBeside(line.box, b))
    if (nearest) credits.set(nearest, [...(credits.get(nearest) ?? []), line])
  }
  const first = [...credits.values()].flat()
  for (const lines of credits.values())
    lines.push(...small.filter((line) => !first.includes(line) && lines.some(isSetBeside(line))))
  return new Map([...credits].map(([picture, lines]) => [picture, lines.sort(byTurn)]))
}

const standsAlong = ({ box, size }: TurnedLine, picture: Rect): boolean =>
  gapBeside(box, picture) < size * MOST_CREDIT_GAP &&
  overlapY(box, picture) > Math.min(heightOf(box), heightOf(picture)) * 0.7

/** The other line of a credit in two lines. */
const isSetBeside = (line: TurnedLine) => (other: TurnedLine) =>
  line.turn === other.turn &&
  line.font === other.font &&
  gapBeside(line.box, other.box) < line.size * MOST_LINE_GAP &&
  overlapY(line.box, other.box) > Math.min(heightOf(line.box), heightOf(other.box)) * 0.7

const gapBeside = (box: Rect, picture: Rect): number => Math.max(0, -overlapX(box, picture))

/** Lines that run up follow one another to the right, lines that run down to the left. */
const byTurn = (a: TurnedLine, b: TurnedLine): number =>
  a.turn === 'up' ? a.box.left - b.box.left : b.box.left - a.box.left

/** Adds headings that run up or down over the columns of a table, with the words beside them, as its first row. */
export function withTurnedHeader(
  table: Table,
  turned: readonly TurnedLine[],
  lines: readonly Line[],
  body: BodyType,
): Table {
  const { box, rows } = table
  const headings = turned.filter(
    (line) =>
      overlapX(line.box, box) > widthOf(line.box) * 0.5 &&
      line.box.top < box.top &&
      Math.abs(box.top - line.box.bottom) < body.leading * MOST_HEADER_GAP,
  )
  if (headings.length < LEAST_HEADINGS) return table
  const band = hullOf(headings.map((line) => line.box))
  const isBeside = (place: Rect) => overlapY(place, band) > heightOf(place) * 0.5
  const under = rows.filter((row) => !row.every((cell) => isBeside(cell.box)))
  const names = lines.filter(
    (line) => isBeside(line.box) && overlapX(line.box, box) > widthOf(line.box) * 0.5,
  )
  const header = [...headings, ...names]
    .map(({ text, box: place, size }) => {
      return { text, box: place, baseline: band.bottom, size, glyphs: [] }
    })
    .sort((one, other) => one.box.left - other.box.left)
  return { box: hullOf([box, ...header.map((cell) => cell.box)]), rows: [header, ...under] }
}

/** The turned lines by the story that they stand in or right beside; the smallest story, if several are there. */
export function labelsOf(
  turned: readonly TurnedLine[],
  stories: readonly Story[],
): Map<Story | undefined, TurnedLine[]> {
  const labels = new Map<Story | undefined, TurnedLine[]>()
  for (const line of turned) {
    const { box, size } = line
    const reach = { ...box, left: box.left - size, right: box.right + size }
    const [story] = stories
      .filter(
        (each) =>
          overlapX(each.box, reach) > 0 &&
          overlapY(each.box, box) > heightOf(box) * 0.8 &&
          size < headSize(each),
      )
      .sort((a, b) => areaOf(a.box) - areaOf(b.box))
    labels.set(story, [...(labels.get(story) ?? []), line])
  }
  return labels
}

/** A label is smaller than the headline. Without one, it may be the headline itself. */
function headSize({ pieces }: Story): number {
  const sizes = pieces.flatMap((piece) =>
    isHead(piece) && 'block' in piece ? piece.block.size : [],
  )
  return sizes.length > 0 ? Math.max(...sizes) : Infinity
}

/** Adds turned lines to the head of a story: a kicker, or the headline of a story that has no other. */
export function withLabels(
  blocks: readonly DraftBlock[],
  labels: readonly TurnedLine[],
  body: BodyType,
): DraftBlock[] {
  const hasHeadline = blocks.some(({ role }) => role === 'headline')
  const heads = [...labels].sort(byTurn).map(({ text, box, size }): DraftBlock => {
    const isHeadline = !hasHeadline && size >= body.size * HEADLINE
    return { role: isHeadline ? 'headline' : 'kicker', text, boxes: [box] }
  })
  return [...heads, ...blocks]
}
