import type { PageBlock, PageBox } from '#contract/page-model.ts'
import { hullOf } from '../page-boxes.ts'

/** Blocks that make a column. Headlines and pictures often span several, and belong to one only if they fit into it. */
const RUNNING: ReadonlySet<PageBlock['role']> = new Set([
  'body',
  'subhead',
  'dateline',
  'fact box',
  'table',
  'weather',
  'score',
  'index',
  'puzzle',
])

/** In percent of the page. */
const INDENT = 1.5
const ONE_LINE = 1.2
/** The boxes of a column differ in width, because the last line of a paragraph is short. */
const SIMILAR_WIDTH = 0.75

/** The columns of a story in reading order. A story without running text is one column. */
export function columnsOf(blocks: readonly PageBlock[], area: PageBox): PageBox[] {
  const columns: PageBox[] = []
  for (const { role, boxes } of blocks) {
    if (!RUNNING.has(role)) continue
    for (const box of boxes) {
      const last = columns.at(-1)
      if (last && (continuesBelow(last, box) || isInside(last, box)))
        columns.splice(-1, 1, hullOf([last, box]))
      else columns.push(box)
    }
  }
  if (columns.length === 0) return [area]
  const others = blocks.filter(({ role }) => !RUNNING.has(role)).flatMap(({ boxes }) => boxes)
  return columns.map((column) => withHead(column, others))
}

/** Whether a box continues the column. */
export function continuesBelow(column: PageBox, box: PageBox): boolean {
  if (Math.abs(column.left - box.left) > INDENT || box.top < column.top - ONE_LINE) return false
  const [narrow, wide] = column.width < box.width ? [column, box] : [box, column]
  return narrow.width / wide.width >= SIMILAR_WIDTH || narrow.height <= ONE_LINE
}

function isInside(column: PageBox, box: PageBox): boolean {
  return (
    isAcross(column, box) &&
    box.top >= column.top &&
    box.top + box.height <= column.top + column.height
  )
}

/** Whether the column is as wide as the box, and at its place. */
function isAcross(column: PageBox, box: PageBox): boolean {
  const right = column.left + column.width
  return box.left >= column.left - INDENT && box.left + box.width <= right + INDENT
}

/** Whether the columns show the headline of their story. */
export function hasHeadline(columns: readonly PageBox[], blocks: readonly PageBlock[]): boolean {
  const boxes = blocks.filter(({ role }) => role === 'headline').flatMap((block) => block.boxes)
  return boxes.length > 0 && boxes.every((box) => columns.some((column) => isInside(column, box)))
}

/** Headline, picture and caption directly above a column belong to it, up to the first that is wider. */
function withHead(column: PageBox, others: readonly PageBox[]): PageBox {
  const above = others
    .filter((box) => box.top < column.top && isBeside(column, box))
    .sort((one, other) => other.top - one.top)
  const wider = above.findIndex((box) => !isAcross(column, box))
  return hullOf([column, ...above.slice(0, wider < 0 ? undefined : wider)])
}

function isBeside(column: PageBox, box: PageBox): boolean {
  return box.left < column.left + column.width && column.left < box.left + box.width
}

/** The middle of the heights of lines; undefined without lines. */
export function middleHeight(lines: readonly { height: number }[]): number | undefined {
  const heights = lines.map(({ height }) => height).sort((one, other) => one - other)
  return heights[Math.floor(heights.length / 2)]
}
