import type { StoryRecord } from '../truth.ts'
import type { Rect } from '../type/geometry.ts'
import type { Item, Mark } from '../type/sheet.ts'

/** Sets something, then moves it to where its height fits, or removes it where it fits nowhere; the space it takes. */
export function setByHeight(
  item: Item,
  story: StoryRecord,
  draw: () => Rect,
  topOf: (height: number) => number | undefined,
): Rect | undefined {
  const [marks, blocks, boxes] = [item.length, story.blocks.length, story.marks.length]
  const tables = story.tables.length
  const taken = draw()
  const top = topOf(taken.height)
  if (top === undefined) {
    item.splice(marks)
    story.blocks.splice(blocks)
    story.marks.splice(boxes)
    story.tables.splice(tables)
    return undefined
  }
  const down = top - taken.top
  item.splice(marks, Infinity, ...item.slice(marks).map((mark) => lowered(mark, down)))
  const lower = (rect: Rect): Rect => ({ ...rect, top: rect.top + down })
  const moved = story.blocks.slice(blocks).map((block) => ({ ...block, box: lower(block.box) }))
  story.blocks.splice(blocks, Infinity, ...moved)
  story.marks.splice(boxes, Infinity, ...story.marks.slice(boxes).map(lower))
  return lower(taken)
}

function lowered(mark: Mark, down: number): Mark {
  return mark.kind === 'text'
    ? { ...mark, line: { ...mark.line, baseline: mark.line.baseline + down } }
    : { ...mark, rect: { ...mark.rect, top: mark.rect.top + down } }
}
