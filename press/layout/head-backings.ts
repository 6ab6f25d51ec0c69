import type { Line } from '../read/lines.ts'
import { isOffer } from './advertisement.ts'
import { hullOf, isMostlyIn, overlapX, type Rect, widthOf } from './geometry.ts'
import type { Bar, Panel } from './panels.ts'
import { isHead, type Piece, type TextPiece } from './piece.ts'
import { type BodyType, HEADLINE } from './typography.ts'

const MOST_LINES = 8
const MOST_SMALL_LINES = 4
/** Text under a backing may be set larger or smaller than that of other stories, and has so many letters on a line. */
const MOST_TEXT = 1.3
const LEAST_LETTERS = 12

/**
 * The coloured bars and pictures that headlines are printed on: they hold a headline and no running text, and the text
 * of the story stands right below.
 */
export function headBackingsIn(
  panels: readonly Panel[],
  pictures: readonly Rect[],
  lines: readonly Line[],
  body: BodyType,
): Rect[] {
  const running = lines.filter(
    (line) =>
      line.letters >= LEAST_LETTERS &&
      Math.max(line.size / body.size, body.size / line.size) < MOST_TEXT &&
      !panels.some(({ box }) => isMostlyIn(line.box, box)),
  )
  const boxes = [...pictures, ...panels.map(({ box }) => box)]
  return boxes.filter((box) => {
    const inside = lines.filter((line) => isMostlyIn(line.box, box))
    return (
      inside.length <= MOST_LINES &&
      inside.some(({ size }) => size >= body.size * HEADLINE) &&
      inside.filter(({ size }) => size < body.size * 1.1).length <= MOST_SMALL_LINES &&
      !inside.some(isOffer) &&
      isFollowedByText(box, running, pictures, body)
    )
  })
}

/** Whether text or a picture begins below, over at least two fifths of the width. A caption may stand between. */
function isFollowedByText(
  box: Rect,
  running: readonly Line[],
  pictures: readonly Rect[],
  body: BodyType,
): boolean {
  const isUnder = (upper: Rect, each: Rect) =>
    each.top > upper.bottom - body.size &&
    each.top < upper.bottom + body.leading * 6 &&
    overlapX(each, upper) > widthOf(each) * 0.5
  const lines = running.map((line) => line.box).filter((line) => isUnder(box, line))
  const shown = pictures.filter((picture) => picture !== box && isUnder(box, picture))
  const isText = shown.some((picture) => running.some((line) => isUnder(picture, line.box)))
  if (lines.length === 0 && !isText) return false
  const columns: Rect[] = []
  for (const each of [...lines, ...shown]) {
    const column = columns.findIndex((other) => overlapX(other, each) > 0)
    if (column < 0) columns.push(each)
    else columns[column] = hullOf([columns[column] ?? each, each])
  }
  return columns.reduce((sum, column) => sum + widthOf(column), 0) > widthOf(box) * 0.4
}

/** The bars that hold one headline: the columns under the whole bar are its story's. */
export function barsOfHeadlines(pieces: readonly TextPiece[], bars: readonly Bar[]): Rect[] {
  return bars
    .map(({ box }) => box)
    .filter((bar) => {
      const inside = pieces.filter(({ box }) => isMostlyIn(box, bar))
      return inside.length === 1 && inside[0]?.kind === 'headline'
    })
}

/**
 * Gives the headline on a backing the box of the backing. Returns the pieces, and the headline of every other piece
 * that stands on it.
 */
export function placeOnBackings(
  pieces: readonly Piece[],
  backings: readonly Rect[],
): { pieces: Piece[]; attached: Map<Piece, Piece> } {
  const attached = new Map<Piece, Piece>()
  let placed = [...pieces]
  for (const backing of backings) {
    const inside = placed.filter(({ box }) => isMostlyIn(box, backing))
    const main = inside
      .filter(isHead)
      .sort((a, b) => ('block' in b ? b.block.size : 0) - ('block' in a ? a.block.size : 0))[0]
    if (!main || attached.has(main)) continue
    const head = { ...main, box: backing }
    placed = placed.map((piece) => {
      if (piece === main) return head
      if (!inside.includes(piece)) return piece
      const part: Piece = isHead(piece) && 'block' in piece ? { ...piece, kind: 'deck' } : piece
      attached.set(part, head)
      return part
    })
  }
  return { pieces: placed, attached }
}
