import { type Desk, newItem, newStory } from '../desk.ts'
import type { StoryRecord } from '../truth.ts'
import type { Obstacle } from '../type/flow.ts'
import { bottomOf, columnsOf, hullOf, inset, type Rect, rectOf, rightOf } from '../type/geometry.ts'
import { BLACK, type Item } from '../type/sheet.ts'
import { placeInserts } from './place-inserts.ts'
import { pour } from './pour.ts'
import { setFoot, setFrom } from './set-foot.ts'
import { setHead } from './set-head.ts'
import { setPicture } from './set-picture.ts'
import type { StorySpec } from './spec.ts'

/** Sets one story and writes down its truth. */
export function setStory(desk: Desk, wish: StorySpec): StoryRecord {
  const spec = fitting(wish)
  const { look } = desk
  const item = newItem(desk)
  const story = newStory(desk, spec.kind ?? 'story', spec.cell)
  const space = spec.frame ? drawFrame(desk, item, story, spec) : { ...spec.cell }
  const grid = columnsOf(space, spec.columns, look.gutter, spec.widths)
  const spanOf = (at: number, span: number): Rect => hullOf(grid.slice(at, at + span))

  const top = setTop(desk, item, story, spec, space, spanOf)
  if (story.blocks.length > 0) {
    const marks = story.marks.slice(spec.frame ? 1 : 0)
    story.rects.push(hullOf([...story.blocks.map(({ box }) => box), ...marks]))
  }
  const columns = grid.map((column, index) => {
    const { from, to } = limitsOf(spec, space, top, index)
    return rectOf(column.left, from, rightOf(column), to)
  })
  const foot = setFoot(desk, item, story, spec, columns)
  const inserts = placeInserts(desk, item, story, spec, columns, spanOf)
  const last = story.blocks.splice(foot.from, foot.count)
  const filled = pour(desk, item, story, spec, columns, inserts)
  story.blocks.push(...last)
  story.rects.push(...filled)
  if (look.hasColumnRules && !spec.widths && !spec.notch) {
    drawColumnRules(item, columns, inserts, look.gutter)
  }
  return story
}

/** Keeps pictures and boxes to the columns that there are, and the author's name to one place. */
function fitting(spec: StorySpec): StorySpec {
  const { picture, quote, facts, table, columns, byline, ...rest } = spec
  const within = <T extends { span: number; at: number }>(wish: T): T => {
    const span = Math.min(wish.span, columns)
    return { ...wish, span, at: Math.max(0, Math.min(wish.at, columns - span)) }
  }
  return {
    ...rest,
    columns,
    ...(byline && !spec.hasAuthor && { byline }),
    ...(picture && { picture: within(picture) }),
    ...(quote && { quote: within(quote) }),
    ...(facts && { facts: within(facts) }),
    ...(table && { table: within(table) }),
  }
}

/** Everything above the text; returns where the text begins. */
function setTop(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  spec: StorySpec,
  space: Rect,
  spanOf: (at: number, span: number) => Rect,
): number {
  const { notch, picture, head } = spec
  const width = spec.columns - (notch?.columns ?? 0)
  const heading =
    notch?.edge === 'top'
      ? { ...spanOf(notch.side === 'left' ? notch.columns : 0, width) }
      : { ...space }
  if (spec.continuedFrom) {
    heading.top = setFrom(desk, item, story, spec.continuedFrom, heading)
  }
  if (picture?.place !== 'above headline') return setHead(desk, item, story, spec, heading)
  const place = { ...spanOf(picture.at, picture.span), top: heading.top }
  const taken = setPicture(desk, item, story, place, { ...picture, width: place.width })
  const below = bottomOf(taken)
  if (head?.reversed !== 'picture')
    return setHead(desk, item, story, spec, { ...heading, top: below })
  // Its height is not known before it is set: a first one is thrown away.
  const trial = { ...story, blocks: [], marks: [], rects: [], pictures: [], tables: [] }
  const height = setHead(desk, [], trial, spec, heading) - heading.top
  const foot = heading.top + place.width * picture.ratio
  setHead(desk, item, story, spec, { ...heading, top: foot - height - 2 })
  return below
}

/** The top and bottom of a column: a notch takes its corner away. */
function limitsOf({ notch, columns }: StorySpec, space: Rect, top: number, index: number) {
  const isInNotch =
    notch && (notch.side === 'left' ? index < notch.columns : index >= columns - notch.columns)
  if (!isInNotch) return { from: top, to: bottomOf(space) }
  return notch.edge === 'top'
    ? { from: space.top + notch.height, to: bottomOf(space) }
    : { from: top, to: bottomOf(space) - notch.height }
}

function drawFrame(desk: Desk, item: Item, story: StoryRecord, { cell, frame }: StorySpec): Rect {
  const { look } = desk
  if (frame === 'tint' || frame === 'tint and line') {
    item.push({ kind: 'fill', rect: cell, colour: look.tint })
  }
  if (frame !== 'tint') {
    const width = frame === 'double' ? 0.7 : 0.9
    item.push({ kind: 'frame', rect: inset(cell, width / 2), width, colour: BLACK })
    if (frame === 'double') {
      item.push({ kind: 'frame', rect: inset(cell, 3.2), width: 0.5, colour: BLACK })
    }
  }
  story.marks.push(cell)
  return inset(cell, frame === 'double' ? 9 : 7)
}

function drawColumnRules(
  item: Item,
  columns: readonly Rect[],
  inserts: readonly Obstacle[],
  gutter: number,
): void {
  for (const [index, column] of columns.entries()) {
    const after = columns[index + 1]
    if (!after) continue
    const x = rightOf(column) + gutter / 2
    const over = inserts.filter(({ rect }) => rect.left < x && rightOf(rect) > x)
    const top = Math.max(column.top, after.top, ...over.map(({ rect }) => bottomOf(rect)))
    const bottom = Math.min(bottomOf(column), bottomOf(after))
    const isCrossed = over.some(({ rect }) => rect.top > column.top + 20)
    if (bottom - top < 20 || isCrossed) continue
    item.push({
      kind: 'rule',
      rect: rectOf(x - 0.2, top, x + 0.2, bottom),
      colour: [0.4, 0.4, 0.4],
    })
  }
}
