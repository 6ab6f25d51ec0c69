import type { Line } from './lines.ts'
import { type Rect, widthOf } from './rect.ts'
import type { Rule } from './rules-and-panels.ts'

const MASTHEAD_SHARE = 0.22
const FULL_WIDTH = 0.8
/** With more lines of running text, the part is an article rather than a masthead. */
const MAX_RUNNING_LINES = 2
const RUNNING_LETTERS = 30

/** The bottom of the masthead or running head; 0 if there is none. */
export function mastheadBottom(lines: readonly Line[], rules: readonly Rule[], page: Rect): number {
  const bottoms = rules
    .filter(
      ({ box, direction }) =>
        direction === 'across' &&
        box.bottom < page.bottom * MASTHEAD_SHARE &&
        widthOf(box) > widthOf(page) * FULL_WIDTH,
    )
    .map(({ box }) => box.bottom)
    .sort((a, b) => b - a)
  return (
    bottoms.find((bottom) => {
      const above = lines.filter((line) => line.baseline < bottom)
      return above.filter(({ letters }) => letters >= RUNNING_LETTERS).length <= MAX_RUNNING_LINES
    }) ?? 0
  )
}
