import { type Desk, newItem, newStory } from '../desk.ts'
import { LABELS, NAMES } from '../text/names.ts'
import { bottomOf, columnsOf, hullOf, inset, type Rect, rectOf, rightOf } from '../type/geometry.ts'
import { setText } from '../type/set-text.ts'
import { BLACK, GREY } from '../type/sheet.ts'
import { drawTable } from './tables.ts'

const SIGNS = { en: { max: 'Max', min: 'Min' }, kn: { max: 'ಗರಿಷ್ಠ', min: 'ಕನಿಷ್ಠ' } }

/** Days with a sun or a cloud and two figures, then a table of cities. Returns where it ends. */
export function setWeather(desk: Desk, cell: Rect): number {
  const { look, writer } = desk
  const item = newItem(desk)
  const story = newStory(desk, 'weather', cell)
  const space = inset(cell, 8)
  const title = LABELS[look.language].weather
  const head = setText(item, title, space, { face: look.head, size: look.body.size * 2 })
  story.blocks.push({ role: 'headline', text: title, box: head.box })
  const outlook = writer.sentence()
  const set = setText(
    item,
    outlook,
    { ...space, top: head.bottom + 2 },
    { face: look.sans, size: look.body.size },
  )
  story.blocks.push({ role: 'body', text: outlook, box: set.box })
  let top = set.bottom + 8
  const days: string[] = []
  const boxes: Rect[] = []
  for (const day of columnsOf({ ...space, top }, space.width > 200 ? 5 : 3, 6)) {
    const side = Math.min(20, day.width * 0.5)
    const sign = { left: day.left + (day.width - side) / 2, top, width: side, height: side }
    item.push({ kind: 'disc', rect: sign, colour: writer.chance(0.5) ? [0.95, 0.72, 0.2] : GREY })
    const text = `${writer.between(24, 36)}° ${writer.between(14, 23)}°`
    const figures = setText(
      item,
      text,
      { ...day, top: top + side + 3 },
      { face: look.sansBold, size: look.body.size, align: 'centre' },
    )
    days.push(text)
    boxes.push(figures.box)
  }
  const around = hullOf(boxes)
  story.blocks.push({ role: 'weather', text: days.join('\n'), box: around })
  top = around.top + around.height + 9
  const { places } = NAMES[look.language]
  const { max, min } = SIGNS[look.language]
  const room = Math.floor((bottomOf(cell) - top - 10) / (look.body.size * 1.6)) - 1
  const rows = places
    .slice(0, Math.max(1, Math.min(room, places.length)))
    .map((place) => [place, `${writer.between(24, 36)}`, `${writer.between(14, 23)}`])
  const bottom = drawTable(
    desk,
    item,
    story,
    { ...space, top },
    { title: '', header: ['', max, min], rows, widths: [3, 1, 1], role: 'weather' },
  )
  const rect = rectOf(cell.left, cell.top, rightOf(cell), bottom + 8)
  item.unshift({ kind: 'fill', rect, colour: look.tint })
  item.push({ kind: 'frame', rect: inset(rect, 0.3), width: 0.6, colour: BLACK })
  story.cell = rect
  story.marks.push(rect)
  story.rects.push(rect)
  return bottomOf(rect)
}
