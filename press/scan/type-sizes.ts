import { medianOf } from '../read/rect.ts'
import type { InkLine } from './text-lines.ts'

/** A line with the measures of its type, in pixels. */
export interface SizedLine extends InkLine {
  size: number
  baseline: number
}

/** The ratio within which the measured sizes of one headline vary. */
const SAME = 1.45
/** In sizes of the running text. */
const LARGEST_LAPSE = 2.6

/** Measures the type of lines. Lines of about the size of the running text get exactly that size. */
export function withSizes(lines: readonly InkLine[]): { lines: SizedLine[]; body: number } {
  const measured = lines.map((line) => ({ ...line, size: sizeOf(line), baseline: baselineOf(line) }))
  const body = bodySizeOf(measured)
  return { lines: joinNeighbours(withoutLapses(measured, body), body), body }
}

/** From the baseline to the top of capitals and ascenders, which is about 0.76 em. */
function sizeOf(line: InkLine): number {
  const tops = line.letters.map(({ top }) => top).sort((a, b) => a - b)
  return (baselineOf(line) - (tops[Math.floor(tops.length * 0.2)] ?? 0)) / 0.76
}

function baselineOf({ letters }: InkLine): number {
  return medianOf(letters, ({ bottom }) => bottom)
}

/** The size of most characters. A line has about twice as many characters as its width has ems. */
function bodySizeOf(lines: readonly SizedLine[]): number {
  const sorted = lines.filter(({ size }) => size > 0).toSorted((a, b) => a.size - b.size)
  const ems = sorted.map(({ left, right, size }) => (right - left) / size)
  const half = ems.reduce((sum, each) => sum + each, 0) / 2
  let sum = 0
  return sorted.find((_, index) => (sum += ems[index] ?? 0) >= half)?.size ?? 0
}

const isBodySize = (size: number, body: number) => size < body * 1.25 && size > body * 0.72

/** A line between two lines of running text is one itself: letters that touch the next line look larger. */
function withoutLapses(lines: readonly SizedLine[], body: number): SizedLine[] {
  const running = lines.filter(({ size }) => isBodySize(size, body))
  const leading = leadingOf(running, body)
  return lines.map((line) => {
    if (isBodySize(line.size, body) || line.size > body * LARGEST_LAPSE) return line
    const inColumn = running.filter(
      ({ left, right, baseline }) =>
        Math.min(right, line.right) - Math.max(left, line.left) > (line.right - line.left) * 0.6 &&
        Math.abs(baseline - line.baseline) < leading * 1.5,
    )
    const isBetween =
      inColumn.some(({ baseline }) => baseline < line.baseline - body * 0.3) &&
      inColumn.some(({ baseline }) => baseline > line.baseline + body * 0.3)
    return isBetween ? { ...line, size: body } : line
  })
}

/** The usual distance from one line of running text to the next. */
function leadingOf(running: readonly SizedLine[], body: number): number {
  const sorted = running.toSorted((a, b) => a.baseline - b.baseline)
  const steps = sorted.flatMap((line, index) => {
    const next = sorted
      .slice(index + 1, index + 60)
      .find(
        ({ left, right, baseline }) =>
          baseline > line.baseline + body * 0.5 &&
          Math.min(right, line.right) - Math.max(left, line.left) > (right - left) * 0.6,
      )
    return next ? [next.baseline - line.baseline] : []
  })
  return medianOf(steps, (step) => step) || body * 1.25
}

/** Lines of one headline have one size, though not every line has ascenders. */
function joinNeighbours(lines: readonly SizedLine[], body: number): SizedLine[] {
  const isBody = (size: number) => isBodySize(size, body)
  const display = lines
    .filter(({ size }) => !isBody(size))
    .toSorted((a, b) => a.baseline - b.baseline)
  const groups: SizedLine[][] = []
  for (const line of display) {
    const group = groups.find((each) => each.some((other) => isSetAlike(other, line)))
    if (group) group.push(line)
    else groups.push([line])
  }
  const sizes = new Map<InkLine, number>()
  for (const group of groups) {
    const sorted = group.flatMap(({ size, letters }) => letters.map(() => size)).sort((a, b) => a - b)
    const size = sorted[Math.floor(sorted.length * 0.75)] ?? 0
    for (const line of group) sizes.set(line, size)
  }
  return lines.map((line) => ({
    ...line,
    size: isBody(line.size) ? body : (sizes.get(line) ?? line.size),
  }))
}

function isSetAlike(upper: SizedLine, lower: SizedLine): boolean {
  const size = Math.max(upper.size, lower.size)
  if (size > Math.min(upper.size, lower.size) * SAME) return false
  const step = lower.baseline - upper.baseline
  if (step > size * 1.6) return false
  if (step < size * 0.3) return Math.max(lower.left - upper.right, upper.left - lower.right) < size * 2
  return Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left) > 0
}
