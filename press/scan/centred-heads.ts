import { medianOf } from '../read/rect.ts'
import type { SizedLine } from './type-sizes.ts'

/** In ems: how far up and down the lines of a column are looked for. */
const REACH = 12
/** In lines of full width. */
const LEAST_IN_COLUMN = 4
/** In parts of the column: the least white at each end, and how much the two ends may differ. */
const LEAST_WHITE = 0.1
const MOST_DIFFERENCE = 0.12
/** Consecutive centred lines are a poem, an address or an advertisement. */
const MOST_LINES = 2
/** Times the size of the running text: that of a headline. */
const HEAD_SIZE = 1.4
/** A page has at least so many centred heads for each line of larger type. */
const LEAST_SHARE = 1

/**
 * Papers of the 19th century print the headlines of short items in the size of their text, centred in the column.
 * On a page with few larger headlines, such lines get the size of a headline.
 */
export function withCentredHeads(lines: readonly SizedLine[], body: number): SizedLine[] {
  const running = lines.filter(({ size }) => size === body)
  const centred = running.filter((line) => isCentred(line, running, body))
  const heads = new Set(
    centred.filter((line) => centredAround(line, centred, body).length <= MOST_LINES),
  )
  const display = lines.filter(({ size, letters }) => size > body && letters.length > 2)
  if (heads.size < display.length * LEAST_SHARE) return [...lines]
  return lines.map((line) => (heads.has(line) ? { ...line, size: body * HEAD_SIZE } : line))
}

function isCentred(line: SizedLine, running: readonly SizedLine[], body: number): boolean {
  const around = running.filter(
    ({ left, right, baseline }) =>
      Math.abs(baseline - line.baseline) < body * REACH &&
      left < line.left + body &&
      right > line.right - body &&
      right - left > (line.right - line.left) * 1.1,
  )
  if (around.length < LEAST_IN_COLUMN) return false
  const left = medianOf(around, (each) => each.left)
  const right = medianOf(around, (each) => each.right)
  const width = right - left
  const [before, after] = [line.left - left, right - line.right]
  return (
    Math.min(before, after) > width * LEAST_WHITE &&
    Math.abs(before - after) < width * MOST_DIFFERENCE
  )
}

/** The centred lines right above and below a line, and the line itself. */
function centredAround(line: SizedLine, centred: readonly SizedLine[], body: number): SizedLine[] {
  const group = [line]
  for (const member of group) {
    const next = centred.filter(
      (other) =>
        !group.includes(other) &&
        Math.abs(other.baseline - member.baseline) < body * 1.7 &&
        Math.min(other.right, member.right) > Math.max(other.left, member.left),
    )
    group.push(...next)
  }
  return group
}
