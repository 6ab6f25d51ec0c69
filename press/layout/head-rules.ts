import type { Line } from '../read/lines.ts'
import { overlapX, type Rect } from './geometry.ts'
import { isSameSize } from './typography.ts'

/** Whether a headline of several lines stands beside the end of a rule, which then belongs to the story next to it. */
export const isBesideHeadline = (rule: Rect, headlines: readonly Line[]): boolean =>
  headlines.some(
    (upper) =>
      overlapX(upper.box, rule) <= 0 &&
      upper.baseline < rule.bottom + upper.size &&
      headlines.some((lower) => lower.baseline > rule.top && isNextLine(upper, lower)),
  )

const MOST_STEP = 1.6

function isNextLine(upper: Line, lower: Line): boolean {
  const step = lower.baseline - upper.baseline
  return (
    lower.font === upper.font &&
    isSameSize(lower.size, upper.size) &&
    Math.abs(lower.box.left - upper.box.left) < upper.size &&
    step > 0 &&
    step < upper.size * MOST_STEP
  )
}
