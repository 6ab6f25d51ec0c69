import { INNER_WIDTH, PAGE } from './sheet.ts'

/** Where a page leaves room for the date of the issue; millimetres from the top left corner. */
export interface DateSlot {
  /** The date is set from its left end, about its middle, or up to its right end. */
  align: 'left' | 'middle' | 'right'
  x: number
  baseline: number
  sizePt: number
}

/** Front pages have it in the line under the masthead, inner pages in the folio. */
export const DATE_SLOTS: Record<'front' | 'inner', DateSlot> = {
  front: { align: 'left', x: PAGE.margin + 2, baseline: 56.6, sizePt: 9 },
  inner: { align: 'right', x: PAGE.margin + INNER_WIDTH - 17, baseline: 17.8, sizePt: 8.5 },
}

export function dateSlotOf(pageNo: number): DateSlot {
  return pageNo === 1 ? DATE_SLOTS.front : DATE_SLOTS.inner
}
