import type { Line } from '../read/lines.ts'
import { openingOf } from './openings.ts'

const LEAST_ITEMS = 3
/** On average. A dialogue has longer ones. */
const MOST_LINES_OF_ITEM = 4

/** In a list such as 'Sunday: …', each line that begins with words in another font and a colon begins an item. */
export function itemTest(
  lines: readonly Line[],
  font: number,
): ((line: Line) => boolean) | undefined {
  const begins = (line: Line) => openingOf([line], font).endsWith(':')
  const items = lines.filter(begins).length
  const isList = items >= LEAST_ITEMS && items * MOST_LINES_OF_ITEM >= lines.length
  return isList ? begins : undefined
}
