import { type Desk, newItem } from '../desk.ts'
import { LABELS, NAMES } from '../text/names.ts'
import { breakLines } from '../type/break-lines.ts'
import { bottomOf, columnsOf, inset, type Rect, rectOf, rightOf } from '../type/geometry.ts'
import { setText, wordsOf } from '../type/set-text.ts'
import { BLACK, WHITE } from '../type/sheet.ts'
import { phoneOf } from './ads.ts'

/** Small notices in narrow columns under section heads: one region with rows. */
export function setClassifieds(desk: Desk, rect: Rect, columnCount: number): void {
  const { look, writer, record } = desk
  const item = newItem(desk)
  const labels = LABELS[look.language]
  const size = look.language === 'kn' ? 6.8 : 6.6
  const leading = size * (look.language === 'kn' ? 1.34 : 1.12)
  const bar = { ...rect, height: 20 }
  item.push({ kind: 'fill', rect: bar, colour: BLACK })
  const title = { ...inset(bar, 4), top: rect.top + 3 }
  setText(item, labels.classifieds, title, {
    face: look.sansBold,
    size: 11,
    colour: WHITE,
    align: 'centre',
  })
  item.push({ kind: 'frame', rect: inset(rect, 0.3), width: 0.6, colour: BLACK })
  const rows: string[] = []
  const inner = rectOf(rect.left + 4, rect.top + 24, rightOf(rect) - 4, bottomOf(rect) - 3)
  let section = 0
  for (const column of columnsOf(inner, columnCount, 6)) {
    let { top } = column
    let left = 0
    while (top + leading * 4 < bottomOf(column)) {
      if (left === 0) {
        const heading = labels.sections[section++ % labels.sections.length] ?? ''
        const head = { ...column, top, height: 11 }
        item.push({ kind: 'fill', rect: head, colour: look.tint })
        setText(
          item,
          heading,
          { ...column, top: top + 1.5 },
          { face: look.sansBold, size: 7.5, align: 'centre' },
        )
        top += 13
        left = writer.between(4, 7)
      }
      const opening = writer.headline(writer.between(1, 2)).toUpperCase()
      const place = writer.pick(NAMES[look.language].places)
      const rest = `${writer.words(writer.between(5, 13))}, ${place}. ${phoneOf(desk)}`
      const words = [...wordsOf(opening, look.sansBold), ...wordsOf(rest, look.sans)]
      const lines = breakLines(words, column.width, size).length
      if (top + lines * leading > bottomOf(column)) break
      const { bottom } = setText(
        item,
        words,
        { ...column, top },
        { face: look.sans, size, leading, align: 'justify' },
      )
      rows.push(`${opening} ${rest}`)
      item.push({ kind: 'rule', rect: { ...column, top: bottom + 1, height: 0.3 }, colour: BLACK })
      top = bottom + 3.5
      left--
    }
  }
  record.ads.push({ box: rect, kind: 'classifieds', rows })
}
