import type { Desk } from '../desk.ts'
import type { StoryRecord } from '../truth.ts'
import type { Obstacle } from '../type/flow.ts'
import { bottomOf, inset, type Rect, rectOf, rightOf } from '../type/geometry.ts'
import { setText } from '../type/set-text.ts'
import { BLACK, type Item } from '../type/sheet.ts'
import { setFacts, setQuote } from './set-inserts.ts'
import { setAuthor, setPicture } from './set-picture.ts'
import type { StorySpec } from './spec.ts'

/** Pictures, quotes and facts among the columns; the text runs around them. */
export function placeInserts(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  spec: StorySpec,
  columns: readonly Rect[],
  spanOf: (at: number, span: number) => Rect,
): Obstacle[] {
  const { look, writer } = desk
  const obstacles: Obstacle[] = []
  const rects: Rect[] = []
  const block = (rect: Rect, isWide = false) => {
    obstacles.push({ rect })
    if (isWide) rects.push(rect)
  }
  const topOf = (at: number, span: number) =>
    Math.max(...columns.slice(at, at + span).map((column) => column.top))
  const bottomAt = (at: number, span: number) =>
    Math.min(...columns.slice(at, at + span).map(bottomOf))
  const { picture, quote, facts } = spec
  if (picture && picture.place !== 'above headline') {
    const { at, span, place, ratio } = picture
    const { left, width } = spanOf(at, span)
    const height = width * ratio + look.body.size * 4
    const [start, end] = [topOf(at, span), bottomAt(at, span)]
    const top =
      place === 'top' ? start : place === 'foot' ? end - height : (start + end - height) / 2
    block(setPicture(desk, item, story, { left, top }, { ...picture, width }), span > 1)
  }
  if (spec.hasAuthor) {
    const [first] = columns
    if (first) block(setAuthor(desk, item, story, first, first.width))
  }
  if (spec.byline === 'column') {
    const [first] = columns
    if (first) block(setColumnByline(desk, item, story, first))
  }
  if (quote) {
    const { left, width } = spanOf(quote.at, quote.span)
    const [start, end] = [topOf(quote.at, quote.span), bottomAt(quote.at, quote.span)]
    const top =
      quote.place === 'top' ? start : start + (end - start) * (0.3 + writer.between(0, 2) * 0.1)
    block(setQuote(desk, item, story, { left, top, width }, quote.isBoxed ?? false), quote.span > 1)
  }
  if (facts) {
    const { left, width } = spanOf(facts.at, facts.span)
    const start = topOf(facts.at, facts.span)
    const end = bottomAt(facts.at, facts.span)
    const top =
      facts.place === 'top'
        ? start
        : end - (look.language === 'kn' ? 150 : 125) * (width < 160 ? 1.35 : 1)
    block(setFacts(desk, item, story, { left, top, width }), facts.span > 1)
  }
  if (spec.hasCutOut) obstacles.push(setCutOut(desk, item, story, columns))
  story.rects.push(...rects)
  return obstacles
}

function setColumnByline(
  { look, writer }: Desk,
  item: Item,
  story: StoryRecord,
  column: Rect,
): Rect {
  const name = writer.name()
  const text = look.language === 'en' ? name.toUpperCase() : name
  const set = setText(item, text, column, { face: look.sansBold, size: look.body.size * 0.95 })
  story.blocks.push({ role: 'byline', text, box: set.box })
  const rule = { left: column.left, top: set.bottom + 1, width: column.width, height: 0.5 }
  item.push({ kind: 'rule', rect: rule, colour: BLACK })
  return rectOf(column.left, column.top, rightOf(column), set.bottom + 4)
}

/** A round picture across the gutter of the two middle columns. */
function setCutOut(
  { look, writer }: Desk,
  item: Item,
  story: StoryRecord,
  columns: readonly Rect[],
): Obstacle {
  const middle = Math.floor(columns.length / 2)
  const [before, after] = [columns[middle - 1], columns[middle]]
  if (!before || !after) throw new Error('A cut-out needs two columns')
  const radius = before.width * (0.42 + writer.between(0, 3) * 0.03)
  const x = (rightOf(before) + after.left) / 2
  const y = (before.top + bottomOf(before)) / 2
  const rect = rectOf(x - radius, y - radius, x + radius, y + radius)
  item.push({ kind: 'disc', rect, colour: look.tint })
  const head = {
    left: x - radius * 0.3,
    top: y - radius * 0.7,
    width: radius * 0.6,
    height: radius * 0.6,
  }
  item.push({ kind: 'disc', rect: head, colour: look.accent })
  const trunk = {
    left: x - radius * 0.5,
    top: y - radius * 0.05,
    width: radius,
    height: radius * 0.9,
  }
  item.push({ kind: 'disc', rect: trunk, colour: look.accent })
  story.marks.push(rect)
  story.pictures.push({ box: rect, caption: '' })
  const gap = 6
  return {
    rect: inset(rect, -gap),
    sidesAt: (top, bottom) => {
      const nearest = Math.max(0, Math.max(top - y, y - bottom))
      const half = Math.sqrt(Math.max(0, (radius + gap) ** 2 - nearest ** 2))
      return [x - half, x + half]
    },
  }
}
