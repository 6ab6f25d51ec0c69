import type { Desk } from '../desk.ts'
import { setOwnTable } from '../items/tables.ts'
import type { StoryRecord } from '../truth.ts'
import type { Obstacle } from '../type/flow.ts'
import { bottomOf, inset, type Rect, rectOf, rightOf } from '../type/geometry.ts'
import { setText } from '../type/set-text.ts'
import { BLACK, type Item } from '../type/sheet.ts'
import { setFacts, setQuote } from './set-inserts.ts'
import { setAuthor, setPicture } from './set-picture.ts'
import { setByHeight } from './shift.ts'
import type { StorySpec } from './spec.ts'

/** A box that would leave less text than this beside it is left out. */
const MOST_OF_COLUMN = 0.72
/** What a fact box keeps free below itself, which is not needed at the foot of a story. */
const FACTS_GAP = 6

interface Span {
  at: number
  span: number
}

/** Pictures, quotes, facts and tables among the columns; the text runs around them. */
export function placeInserts(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  spec: StorySpec,
  columns: readonly Rect[],
  spanOf: (at: number, span: number) => Rect,
): Obstacle[] {
  const { writer } = desk
  const { picture, quote, facts, table } = spec
  const obstacles: Obstacle[] = []
  const tops = columns.map(({ top }) => top)
  const roomAt = ({ at, span }: Span) => {
    const { left, width } = spanOf(at, span)
    const top = Math.max(...tops.slice(at, at + span))
    return rectOf(left, top, left + width, Math.min(...columns.slice(at, at + span).map(bottomOf)))
  }
  const block = (rect: Rect | undefined, { at, span }: Span, isAtTop: boolean) => {
    if (!rect) return
    obstacles.push({ rect })
    if (span > 1) story.rects.push(rect)
    for (let column = at; isAtTop && column < at + span; column++) tops[column] = bottomOf(rect)
  }
  const first = { at: 0, span: 1 }
  if (spec.hasAuthor) block(setAuthor(desk, item, story, roomAt(first)), first, true)
  if (spec.byline === 'column') {
    block(setColumnByline(desk, item, story, roomAt(first)), first, true)
  }
  if (picture && picture.place !== 'above headline') {
    const room = roomAt(picture)
    block(setPicture(desk, item, story, room, { ...picture, width: room.width }), picture, true)
  }
  if (quote) {
    const room = roomAt(quote)
    const share = 0.3 + writer.between(0, 3) * 0.1
    const draw = () => setQuote(desk, item, story, room, quote.isBoxed ?? false)
    const topOf = (height: number) =>
      height > room.height * MOST_OF_COLUMN ? undefined : room.top + (room.height - height) * share
    block(setByHeight(item, story, draw, topOf), quote, false)
  }
  const setAtFoot = (wish: Span, draw: (room: Rect) => Rect, gap: number) => {
    const room = roomAt(wish)
    const topOf = (height: number) =>
      height > room.height * MOST_OF_COLUMN ? undefined : bottomOf(room) - height + gap
    block(
      setByHeight(item, story, () => draw(room), topOf),
      wish,
      false,
    )
  }
  if (facts) setAtFoot(facts, (room) => setFacts(desk, item, story, room), FACTS_GAP)
  if (table) setAtFoot(table, (room) => setOwnTable(desk, item, story, room, table.wish), 0)
  if (spec.hasCutOut) obstacles.push(setCutOut(desk, item, story, columns))
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
