import type { Desk } from '../desk.ts'
import { NAMES } from '../text/names.ts'
import type { StoryRecord } from '../truth.ts'
import { takeLine } from '../type/break-lines.ts'
import { createCursor, type Obstacle, type Slot } from '../type/flow.ts'
import { hullOf, type Rect } from '../type/geometry.ts'
import { setLine, wordsOf } from '../type/set-text.ts'
import type { Item, Word } from '../type/sheet.ts'
import type { Pouring } from './pouring.ts'
import { type Initial, setInitial } from './set-initial.ts'
import type { StorySpec } from './spec.ts'

const MOST_HYPHENS = 2

/** Writes paragraphs into the columns until they are full; the last one ends with the last line. */
export function pour(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  spec: StorySpec,
  columns: readonly Rect[],
  obstacles: readonly Obstacle[],
): Rect[] {
  const { look, writer } = desk
  const scale = spec.bodyScale ?? 1
  const [size, leading] = [look.body.size * scale, look.body.leading * scale]
  const cursor = createCursor(columns, leading, size, obstacles)
  const filled: Rect[][] = columns.map(() => [])
  const pouring: Pouring = { desk, item, story, spec, cursor, size, leading, filled }
  let subheads = spec.subheads ?? 0
  for (let number = 0; cursor.place(); number++) {
    if (number > 1 && subheads > 0 && cursor.linesLeft() > 5 && writer.chance(0.5)) {
      subheads--
      setSubhead(pouring)
    }
    const text =
      spec.initial && number === 0 ? openingOf(desk) : writer.paragraph(writer.between(1, 3))
    const words = wordsOf(text, look.body.face)
    if (number > 0) setParagraph(pouring, words)
    else {
      const initial = setInitial(pouring, words)
      setParagraph(pouring, words, { initial, dateline: spec.hasDateline ? datelineOf(desk) : [] })
    }
  }
  return filled.filter((boxes) => boxes.length > 0).map(hullOf)
}

/** A large initial is a letter, not a figure or a quotation mark. */
function openingOf({ writer }: Desk): string {
  const text = writer.paragraph(writer.between(2, 3))
  const letters = text.replace(/^[^\p{L}]+/u, '')
  return letters.charAt(0).toUpperCase() + letters.slice(1)
}

function datelineOf({ look, writer }: Desk): Word[] {
  const place = writer.pick(NAMES[look.language].places)
  return wordsOf(look.language === 'en' ? `${place.toUpperCase()}:` : `${place}:`, look.bold)
}

function setSubhead({ desk, item, story, cursor, size, filled }: Pouring): void {
  const { look, writer } = desk
  const slot = cursor.next(size * 0.7)
  if (!slot) return
  const text = writer.label()
  const words = wordsOf(text, look.sansBold)
  const line = takeLine(words, slot.width, size)
  const printed = line.words.map((word) => word.text).join(' ')
  const style = { face: look.sansBold, size: size * 1.02 }
  const box = setLine(item, line, slot, style, 'left')
  filled[slot.column]?.push(box)
  story.blocks.push({ role: 'subhead', text: printed, box })
}

/** The first paragraph has no indent; it may begin with a large letter and a dateline. */
function setParagraph(
  { desk, item, story, spec, cursor, size, filled }: Pouring,
  words: readonly Word[],
  opening?: { initial: Initial | undefined; dateline: Word[] },
): void {
  const { body } = desk.look
  const isJustified = body.isJustified && !spec.isRagged
  const initial = opening?.initial
  const left = [...(opening?.dateline ?? []), ...words]
  const boxes: Rect[] = initial ? [initial.box] : []
  let text = ''
  let hyphens = 0
  let indent = opening ? (initial?.shift ?? 0) : body.indent
  let gap = body.paragraphGap
  while (left.length > 0) {
    const slot = cursor.next(gap)
    if (!slot) break
    const measure = indented(slot, indent)
    const line = takeLine(left, measure.width, size, { mayHyphenate: hyphens < MOST_HYPHENS })
    const isCut = left.length > 0 && !cursor.place()
    if (isCut) endSentence(line.words)
    const isEnd = isCut || left.length === 0
    const style = { face: body.face, size }
    const box = setLine(item, line, measure, style, isJustified && !isEnd ? 'justify' : 'left')
    filled[slot.column]?.push(box)
    boxes.push(box)
    const printed = line.words.map((word) => word.text).join(' ')
    text +=
      line.hyphen && !isCut
        ? printed.slice(0, line.hyphen === 'own' ? undefined : -1)
        : `${printed} `
    hyphens = line.hyphen ? hyphens + 1 : 0
    indent = 0
    gap = 0
    if (isCut) break
  }
  if (boxes.length === 0) return
  const box = hullOf(boxes)
  const dateline = (opening?.dateline ?? []).map((word) => word.text).join(' ')
  const [first] = boxes
  if (dateline && first) story.blocks.push({ role: 'dateline', text: dateline, box: first })
  const running = (initial?.letter ?? '') + text.slice(dateline.length).trim()
  if (running) story.blocks.push({ role: 'body', text: running, box })
}

const indented = (slot: Slot, by: number): Slot => ({
  ...slot,
  left: slot.left + by,
  width: slot.width - by,
})

/** The text was cut here: it ends as a sentence does. */
function endSentence(words: Word[]): void {
  const last = words.at(-1)
  if (!last) return
  words[words.length - 1] = { ...last, text: `${last.text.replace(/[-,.“‘]+$/u, '')}.` }
}
