import type { Desk } from '../desk.ts'
import { LABELS } from '../text/names.ts'
import type { StoryRecord } from '../truth.ts'
import { hullOf, inset, type Rect, rectOf } from '../type/geometry.ts'
import { setText } from '../type/set-text.ts'
import type { Item } from '../type/sheet.ts'

/** Words lifted out of the text, between rules or on a tint. */
export function setQuote(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  place: { left: number; top: number; width: number },
  isBoxed: boolean,
): Rect {
  const { look, writer } = desk
  const pad = isBoxed ? 7 : 2
  const start = item.length
  const inner = { left: place.left + pad, width: place.width - pad * 2, top: place.top + 9 }
  const [open, close] = look.language === 'kn' ? ['‘', '’'] : ['“', '”']
  const quote = `${open}${writer.headline(writer.between(8, 15))}${close}`
  const size = Math.min(17, Math.max(12, place.width / 11))
  const set = setText(item, quote, inner, {
    face: look.lightHead,
    size,
    colour: look.accent,
    align: isBoxed ? 'left' : 'centre',
  })
  const speaker = writer.name()
  const named = setText(
    item,
    speaker,
    { ...inner, top: set.bottom + 3 },
    { face: look.sansBold, size: look.body.size, align: isBoxed ? 'left' : 'centre' },
  )
  const box = rectOf(place.left, place.top, place.left + place.width, named.bottom + 8)
  if (isBoxed) item.splice(start, 0, { kind: 'fill', rect: box, colour: look.tint })
  else {
    for (const top of [box.top + 2, box.top + box.height - 3]) {
      item.push({ kind: 'rule', rect: { ...box, top, height: 1.4 }, colour: look.accent })
    }
  }
  story.marks.push(box)
  const around = hullOf([set.box, named.box])
  story.blocks.push({ role: 'pull quote', text: `${quote}\n${speaker}`, box: around })
  return { ...box, height: box.height + 6 }
}

/** A list of facts on a tint, with a heading of its own. */
export function setFacts(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  place: { left: number; top: number; width: number },
): Rect {
  const { look, writer } = desk
  const start = item.length
  const inner = { left: place.left + 7, width: place.width - 14, top: place.top + 7 }
  const heading = LABELS[look.language].facts
  const title = setText(item, heading, inner, {
    face: look.sansBold,
    size: look.body.size * 1.35,
    colour: look.accent,
  })
  const texts: string[] = [heading]
  const boxes = [title.box]
  let top = title.bottom + 4
  for (let fact = 0; fact < writer.between(3, 5); fact++) {
    const text = `${writer.headline(writer.between(6, 11))}`
    item.push({
      kind: 'disc',
      rect: { left: inner.left, top: top + 3, width: 3.6, height: 3.6 },
      colour: look.accent,
    })
    const at = { left: inner.left + 8, width: inner.width - 8, top }
    const set = setText(item, text, at, { face: look.sans, size: look.body.size })
    texts.push(text)
    boxes.push(set.box)
    top = set.bottom + 3
  }
  const box = rectOf(place.left, place.top, place.left + place.width, top + 5)
  item.splice(start, 0, { kind: 'fill', rect: box, colour: look.tint })
  if (writer.chance(0.5)) {
    item.splice(start + 1, 0, {
      kind: 'frame',
      rect: inset(box, 0.4),
      width: 0.8,
      colour: look.accent,
    })
  }
  story.marks.push(box)
  story.blocks.push({ role: 'fact box', text: texts.join('\n'), box: hullOf(boxes) })
  return { ...box, height: box.height + 6 }
}
