import type { Desk } from '../desk.ts'
import { LABELS } from '../text/names.ts'
import type { StoryRecord } from '../truth.ts'
import { bottomOf, type Rect } from '../type/geometry.ts'
import { leadingOf, setText } from '../type/set-text.ts'
import type { Item } from '../type/sheet.ts'
import type { StorySpec } from './spec.ts'

/** Says on which page the story began. */
export function setFrom(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  page: number,
  space: Rect,
): number {
  const { look } = desk
  const text = LABELS[look.language].from(page)
  const style = { face: look.sansBold, size: look.body.size * 1.1, colour: look.accent }
  const { box, bottom } = setText(item, text, space, style)
  story.blocks.push({ role: 'reference', text, box })
  story.continuedFrom = page
  return bottom + 2
}

/** A byline or a reference takes the last line of the last column. */
export function setFoot(
  desk: Desk,
  item: Item,
  story: StoryRecord,
  spec: StorySpec,
  columns: Rect[],
) {
  const { look, writer } = desk
  const from = story.blocks.length
  const last = columns.at(-1)
  if (!last) return { from, count: 0 }
  const labels = LABELS[look.language]
  const foot: { role: 'reference' | 'byline'; text: string }[] = []
  if (spec.byline === 'foot') foot.push({ role: 'byline', text: writer.name() })
  if (spec.continues) foot.push({ role: 'reference', text: labels.continued(spec.continues) })
  if (spec.seePage) foot.push({ role: 'reference', text: labels.page(spec.seePage) })
  if (spec.continues) story.continues = spec.continues
  for (const { role, text } of foot) {
    const style = { face: look.bold, size: look.body.size, align: 'right' } as const
    last.height -= leadingOf(style) + 2
    const { box } = setText(item, text, { ...last, top: bottomOf(last) + 2 }, style)
    story.blocks.push({ role, text, box })
    story.marks.push(box)
  }
  // A last column is seldom full to the last line.
  if (foot.length === 0) last.height -= look.body.leading * writer.between(0, 2)
  return { from, count: foot.length }
}
