import type { StoryColumns } from '#contract/guided-reading.ts'
import type { PageBox } from '#contract/page-model.ts'
import { areaOf, hullOf } from '../page-boxes.ts'
import { continuesBelow } from './columns.ts'
import { countOf, type GuidedView, heightOn, MARGIN_PX, rangeOf } from './fit.ts'

/** A rectangle of the page that is shown as a whole. */
export interface Piece {
  column: PageBox
  /** The index of the story that begins with this piece and whose headline is not on it. */
  titleOf?: number
}

export type ReadStory = Omit<StoryColumns, 'id'>

/** What is shown at once fills at least this share of its common rectangle. */
const LEAST_COVERED = 0.7

/** The pieces of some stories. Columns that fit on the screen beside each other are one, and so are short stories that are printed below each other. */
export function piecesOf(stories: readonly ReadStory[], guided: GuidedView): Piece[] {
  const pieces: Piece[] = []
  for (const [titleOf, { columns, hasHeadline }] of stories.entries()) {
    const last = pieces.at(-1)?.column
    const [column, ...others] = togetherOn(columns, guided)
    if (!column) continue
    if (last && hasHeadline && isPrintedBelow(last, column))
      pieces.splice(-1, 1, { ...pieces.at(-1), column: hullOf([last, column]) })
    else pieces.push(last && !hasHeadline ? { column, titleOf } : { column })
    pieces.push(...others.map((other) => ({ column: other })))
  }
  return pieces
}

function isPrintedBelow(above: PageBox, below: PageBox): boolean {
  return continuesBelow(above, below) && coveredBy([above, below]) >= LEAST_COVERED
}

/** The columns of a story, with those as one that fit on the screen together. */
function togetherOn(columns: readonly PageBox[], guided: GuidedView): PageBox[] {
  const boxes: PageBox[] = []
  let first = 0
  while (first < columns.length) {
    let end = columns.length
    while (end > first + 1 && !fitTogether(columns.slice(first, end), guided)) end -= 1
    boxes.push(hullOf(columns.slice(first, end)))
    first = end
  }
  return boxes
}

function fitTogether(columns: readonly PageBox[], guided: GuidedView): boolean {
  return coveredBy(columns) >= LEAST_COVERED && fitsAlone(hullOf(columns), guided)
}

function coveredBy(boxes: readonly PageBox[]): number {
  return areaOf(boxes) / areaOf([hullOf(boxes)])
}

/** Whether the screen shows a rectangle as a whole. */
export function fitsAlone(box: PageBox, guided: GuidedView): boolean {
  const { least } = rangeOf(box, guided)
  const isNarrow = (box.width / 100) * least <= guided.view.width - 2 * MARGIN_PX
  return isNarrow && countOf(heightOn(box, least, guided), guided) === 1
}
