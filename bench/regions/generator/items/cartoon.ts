import { type Desk, newItem, newStory } from '../desk.ts'
import { LABELS } from '../text/names.ts'
import { hullOf, inset, type Rect, rectOf, rightOf } from '../type/geometry.ts'
import { setText } from '../type/set-text.ts'
import { BLACK } from '../type/sheet.ts'

/** Two figures in a box, a title above and what one of them says below. */
export function setCartoon(desk: Desk, rect: Rect): void {
  const { look, writer } = desk
  const item = newItem(desk)
  const story = newStory(desk, 'cartoon', rect)
  const title = LABELS[look.language].cartoon
  const head = setText(item, title, rect, {
    face: look.sansBold,
    size: look.body.size * 1.4,
    colour: look.accent,
  })
  story.blocks.push({ role: 'headline', text: title, box: head.box })
  const panel = rectOf(rect.left, head.bottom + 3, rightOf(rect), rect.top + rect.height - 26)
  item.push({ kind: 'frame', rect: inset(panel, 0.5), width: 1, colour: BLACK })
  for (const share of [0.28, 0.66]) {
    const x = panel.left + panel.width * share
    const size = panel.height * 0.2
    const y = panel.top + panel.height * 0.3
    item.push({
      kind: 'disc',
      rect: { left: x - size / 2, top: y, width: size, height: size },
      colour: BLACK,
    })
    item.push({
      kind: 'disc',
      rect: { left: x - size * 0.7, top: y + size, width: size * 1.4, height: panel.height * 0.42 },
      colour: look.accent,
    })
  }
  const words = `‘${writer.headline(writer.between(5, 9))}’`
  const said = setText(
    item,
    words,
    { ...panel, top: panel.top + panel.height + 4 },
    { face: look.italic, size: look.body.size, align: 'centre' },
  )
  story.blocks.push({ role: 'caption', text: words, box: said.box })
  story.pictures.push({ box: panel, caption: words })
  story.marks.push(panel)
  story.rects.push(hullOf([head.box, panel, said.box]))
}
