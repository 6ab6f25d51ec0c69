import { INNER_WIDTH, PAGE } from './sheet.ts'

/** The free space for the date of the issue; millimetres from the top left corner. */
export interface DateSlot {
  /** Whether `x` is the left end, the middle or the right end of the date. */
  align: 'left' | 'middle' | 'right'
  x: number
  baseline: number
  sizePt: number
}

/** In the line under the masthead on front pages, in the folio on inner pages. */
export const DATE_SLOTS: Record<'front' | 'inner', DateSlot> = {
  front: { align: 'left', x: PAGE.margin + 2, baseline: 56.6, sizePt: 9 },
  inner: { align: 'right', x: PAGE.margin + INNER_WIDTH - 17, baseline: 17.8, sizePt: 8.5 },
}
