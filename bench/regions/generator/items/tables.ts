import { type Desk, newItem, newStory } from '../desk.ts'
import type { StoryRecord } from '../truth.ts'
import { bottomOf, hullOf, inset, type Rect, rectOf, rightOf } from '../type/geometry.ts'
import { DESCENT, setText } from '../type/set-text.ts'
import { BLACK, type Item, WHITE } from '../type/sheet.ts'

export interface TableWish {
  title: string
  header: readonly string[]
  rows: readonly (readonly string[])[]
  /** Parts of the width; the first column holds words. */
  widths: readonly number[]
  note?: string
  role?: 'table' | 'score' | 'weather'
}

/** Above a table within a story. */
const GAP = 6

export const rowHeight = ({ look }: Desk): number =>
  look.body.size * (look.language === 'kn' ? 1.5 : 1.36)

/** A table that stands alone, with a title; its region is the whole. Returns where it ends. */
export function setTable(desk: Desk, rect: Rect, wish: TableWish): number {
  const { look, writer } = desk
  const item = newItem(desk)
  const story = newStory(desk, 'table', rect)
  const isFramed = writer.chance(0.5)
  const space = isFramed ? inset(rect, 6) : rect
  const title = setText(item, wish.title, space, {
    face: look.sansBold,
    size: look.body.size * 1.5,
    colour: look.accent,
  })
  story.blocks.push({ role: 'headline', text: wish.title, box: title.box })
  let bottom = drawTable(desk, item, story, { ...space, top: title.bottom + 4 }, wish)
  if (wish.note) {
    const note = setText(
      item,
      wish.note,
      { ...space, top: bottom + 3 },
      { face: look.sans, size: look.body.size * 0.9 },
    )
    story.blocks.push({ role: 'body', text: wish.note, box: note.box })
    bottom = note.bottom
  }
  story.cell = rectOf(rect.left, rect.top, rightOf(rect), bottom + (isFramed ? 6 : 0))
  if (isFramed) {
    item.unshift({ kind: 'frame', rect: inset(story.cell, 0.4), width: 0.8, colour: BLACK })
    story.marks.push(story.cell)
  }
  story.rects.push(hullOf([...story.blocks.map(({ box }) => box), ...story.marks]))
  return bottomOf(story.cell)
}

/** A table that is part of a story, with a small heading; the space it takes. */
export function setOwnTable(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  space: Rect,
  wish: TableWish,
): Rect {
  const { look } = desk
  const place = { ...space, top: space.top + GAP }
  const style = { face: look.sansBold, size: look.body.size * 1.1 }
  const heading = setText(item, wish.title, place, style)
  const bottom = drawTable(desk, item, story, { ...space, top: heading.bottom + 2 }, wish)
  const table = story.blocks.at(-1)
  if (table) {
    table.text = `${wish.title}\n${table.text}`
    table.box = hullOf([heading.box, table.box])
  }
  return rectOf(space.left, space.top, rightOf(space), bottom)
}

/** Header and rows, shaded, ruled or plain; returns where it ends. */
export function drawTable(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  space: Rect,
  { header, rows, widths, role = 'table' }: TableWish,
): number {
  const { look, writer } = desk
  const size = look.body.size * 0.95
  const height = rowHeight(desk)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const dress = writer.pick(['shaded', 'ruled', 'plain'] as const)
  const hasBar = writer.chance(0.5)
  let { top } = space
  const drawRow = (cells: readonly string[], index: number) => {
    const isHead = index < 0
    const row = { ...space, top, height }
    if (isHead && hasBar) item.push({ kind: 'fill', rect: row, colour: look.accent })
    else if (!isHead && dress === 'shaded' && index % 2 === 0)
      item.push({ kind: 'fill', rect: row, colour: look.tint })
    if (dress === 'ruled')
      item.push({
        kind: 'rule',
        rect: { ...row, top: top + height - 0.2, height: 0.35 },
        colour: BLACK,
      })
    let left = space.left
    for (const [at, text] of cells.entries()) {
      const width = (space.width * (widths[at] ?? 0)) / whole
      const face =
        isHead || (at === 0 && index === 0 && writer.chance(0.3)) ? look.sansBold : look.sans
      const colour = isHead && hasBar ? WHITE : BLACK
      const place = { left: left + 2, width: width - 4, top: top + (height - size) / 2 - 0.5 }
      if (text)
        setText(item, text, place, { face, size, colour, align: at === 0 ? 'left' : 'right' })
      left += width
    }
    top += height
  }
  drawRow(header, -1)
  for (const [index, row] of rows.entries()) drawRow(row, index)
  const table = [header, ...rows].map((row) => [...row])
  const box = rectOf(space.left, space.top, rightOf(space), top - size * (DESCENT.en - 0.24))
  story.tables.push(table)
  story.marks.push({ ...space, height: bottomOf(box) - space.top })
  story.blocks.push({
    role,
    text: table.map((row) => row.filter(Boolean).join(' ')).join('\n'),
    box,
  })
  return bottomOf(box)
}
