import type { PageBlock, PageBox } from '#contract/page-model.ts'
import { heightOf, type Rect, widthOf } from './geometry.ts'

/** A block of a story before it has an id; a caption refers to the block of its picture. */
export interface DraftBlock extends Omit<PageBlock, 'id' | 'of' | 'boxes' | 'text'> {
  boxes: Rect[]
  text?: string
  of?: DraftBlock
}

/** Gives the blocks of a story ids that are unique on the page. */
export function numberBlocks(
  drafts: readonly DraftBlock[],
  prefix: string,
  page: Rect,
): PageBlock[] {
  const ids = new Map(drafts.map((draft, index) => [draft, `${prefix}-${index + 1}`]))
  return drafts.map((draft, index) => {
    const { of, boxes, text = '', ...block } = draft
    const picture = of && ids.get(of)
    return {
      id: `${prefix}-${index + 1}`,
      ...block,
      boxes: boxes.map((box) => percentOf(box, page)),
      text,
      ...(picture !== undefined && { of: picture }),
    }
  })
}

export function percentOf(rect: Rect, page: Rect): PageBox {
  const percent = (part: number, whole: number) => Math.round((part / whole) * 100_000) / 1000
  return {
    left: percent(rect.left - page.left, widthOf(page)),
    top: percent(rect.top - page.top, heightOf(page)),
    width: percent(widthOf(rect), widthOf(page)),
    height: percent(heightOf(rect), heightOf(page)),
  }
}
