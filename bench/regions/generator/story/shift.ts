import type { StoryRecord } from '../truth.ts'
import type { Rect } from '../type/geometry.ts'
import type { Item, Mark } from '../type/sheet.ts'

/** Sets something at the top of the page, then moves it to where its height fits; the space it takes. */
export function setByHeight(
  item: Item,
  story: StoryRecord,
  draw: () => Rect,
  topOf: (height: number) => number,
): Rect {
  const [marks, blocks, boxes] = [item.length, story.blocks.length, story.marks.length]
  const taken = draw()
  const down = topOf(taken.height) - taken.top
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
