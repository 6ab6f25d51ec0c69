import type { Random } from '#sample/layout/random.ts'
import type { Look } from './look.ts'
import { createWriter, type Writer } from './text/writer.ts'
import type { PageRecord, StoryRecord } from './truth.ts'
import type { Rect } from './type/geometry.ts'
import type { Item, Sheet } from './type/sheet.ts'

/** One page in the making: its marks and its truth. */
export interface Desk {
  look: Look
  writer: Writer
  sheet: Sheet
  record: PageRecord
}

export function createDesk(
  look: Look,
  random: Random,
  { feature, page }: { feature: string; page: number },
  pagesWide = 1,
): Desk {
  const { language, habits } = look
  const size = { width: look.page.width * pagesWide, height: look.page.height }
  return {
    look,
    writer: createWriter(language, random),
    sheet: { ...size, items: [], habits },
    record: { feature, page, language, size, stories: [], ads: [], furniture: [] },
  }
}

export function newItem({ sheet }: Desk): Item {
  const item: Item = []
  sheet.items.push(item)
  return item
}

export function newStory({ record }: Desk, kind: StoryRecord['kind'], cell: Rect): StoryRecord {
  const id = `P${record.page}-${record.stories.length + 1}`
  const story = { id, kind, cell, blocks: [], marks: [], rects: [], pictures: [], tables: [] }
  record.stories.push(story)
  return story
}
