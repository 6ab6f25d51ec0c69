import { type Desk, newItem, newStory } from '../desk.ts'
import { setHead } from '../story/set-head.ts'
import { fittedText } from '../text/fitted-text.ts'
import { NAMES } from '../text/names.ts'
import { bottomOf, hullOf, type Rect, rectOf, rightOf } from '../type/geometry.ts'
import { setText, wordsOf } from '../type/set-text.ts'
import { BLACK, WHITE } from '../type/sheet.ts'

/** A section head over a column or group of items; it belongs to no item. */
export function setSectionHead(desk: Desk, text: string, rect: Rect): number {
  const { look, writer, record } = desk
  const item = newItem(desk)
  const isBar = writer.chance(0.5)
  const size = Math.min(17, Math.max(12, rect.width / 11))
  const style = { face: look.sansBold, size, colour: isBar ? WHITE : look.accent }
  const bar = { ...rect, height: size * 1.5 }
  if (isBar) item.push({ kind: 'fill', rect: bar, colour: look.accent })
  else item.push({ kind: 'rule', rect: { ...rect, height: 2.5 }, colour: look.accent })
  const place = {
    left: rect.left + (isBar ? 6 : 0),
    width: rect.width - 6,
    top: rect.top + size * 0.26,
  }
  const { box } = setText(item, text, place, style)
  record.furniture.push({
    kind: 'section head',
    box: isBar ? bar : hullOf([box, { ...rect, height: 2.5 }]),
    text,
  })
  return bottomOf(bar) + 7
}

/** Short items under one head: each is a story of its own. */
export function setBriefs(
  desk: Desk,
  columns: readonly Rect[],
  heads: 'own line' | 'run in' | 'dateline',
): void {
  const { look, writer } = desk
  const { size, leading } = look.body
  for (const column of columns) {
    let { top } = column
    for (;;) {
      const room = bottomOf(column) - top
      const lines = Math.floor(room / leading)
      if (lines < 6) break
      const item = newItem(desk)
      const cell = rectOf(column.left, top, rightOf(column), bottomOf(column))
      const story = newStory(desk, 'brief', cell)
      const place = { left: column.left, width: column.width, top }
      if (heads === 'own line') {
        const head = { size: size * 1.45, lines: 2, isCentred: false }
        place.top = setHead(desk, item, story, { cell, columns: 1, head }, cell) - 1
      }
      const opening =
        heads === 'own line'
          ? ''
          : heads === 'dateline'
            ? `${writer.pick(NAMES[look.language].places)}:`
            : `${writer.headline(writer.between(2, 4))}:`
      const used = place.top - top
      const left = Math.floor((room - used) / leading)
      const wanted = writer.between(4, 8)
      const start = wordsOf(opening, look.bold)
      const fit = { width: column.width, size, opening: start }
      const text = fittedText(desk, left < wanted + 8 ? left : wanted, fit)
      const words = [...start, ...wordsOf(text, look.body.face)]
      const align = look.body.isJustified ? 'justify' : 'left'
      const set = setText(item, words, place, { face: look.body.face, size, leading, align })
      if (heads === 'run in')
        story.blocks.push({ role: 'headline', text: opening.slice(0, -1), box: set.box })
      if (heads === 'dateline') story.blocks.push({ role: 'dateline', text: opening, box: set.box })
      story.blocks.push({ role: 'body', text, box: set.box })
      const tight = hullOf(story.blocks.map(({ box }) => box))
      story.rects.push(tight)
      story.cell = { ...cell, height: set.bottom - cell.top }
      top = set.bottom + 5
      if (bottomOf(column) - top < leading * 6) break
      if (look.rules !== 'none') {
        newItem(desk).push({ kind: 'rule', rect: { ...column, top, height: 0.4 }, colour: BLACK })
      }
      top += 6
    }
  }
}

/** Letters: a heading, the text, and the writer's name and place. */
export function setLetters(desk: Desk, columns: readonly Rect[]): void {
  const { look, writer } = desk
  const { size, leading } = look.body
  for (const column of columns) {
    let { top } = column
    while (bottomOf(column) - top > leading * 11) {
      const item = newItem(desk)
      const cell = rectOf(column.left, top, rightOf(column), bottomOf(column))
      const story = newStory(desk, 'letter', cell)
      const head = { size: size * 1.6, lines: 1, isCentred: false, isLight: writer.chance(0.3) }
      const place = { left: column.left, width: column.width, top: 0 }
      place.top = setHead(desk, item, story, { cell, columns: 1, head }, cell)
      const left = Math.floor((bottomOf(column) - place.top) / leading) - 2
      const wanted = writer.between(7, 14)
      const align = look.body.isJustified ? 'justify' : 'left'
      const fit = { width: column.width, size }
      const text = fittedText(desk, left < wanted + 12 ? left : wanted, fit)
      const set = setText(item, text, place, { face: look.body.face, size, leading, align })
      story.blocks.push({ role: 'body', text, box: set.box })
      const from = `${writer.name()}, ${writer.pick(NAMES[look.language].places)}`
      const signed = setText(
        item,
        from,
        { ...place, top: set.bottom + 1 },
        { face: look.bold, size: size * 0.95, align: 'right' },
      )
      story.blocks.push({ role: 'byline', text: from, box: signed.box })
      story.rects.push(hullOf(story.blocks.map(({ box }) => box)))
      story.cell = { ...cell, height: signed.bottom - cell.top }
      top = signed.bottom + look.rowGap * 0.8
    }
  }
}
