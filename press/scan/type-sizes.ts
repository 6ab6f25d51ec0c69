import { medianOf } from '../read/rect.ts'
import type { InkLine } from './text-lines.ts'

/** A line with the measures of its type, in pixels. */
export interface SizedLine extends InkLine {
  size: number
  baseline: number
}

/** The ratio within which the measured sizes of one headline vary. */
const SAME = 1.45
/** The ratio within which the measured sizes of neighbouring lines vary, and how many ems apart those are. */
const NEARLY_SAME = 1.25
const NEXT_LINE = 1.6
/** In sizes of the running text. */
const LARGEST_LAPSE = 2.6
const SMALL_LAPSE = 1.35

/** In ems: the height of most letters in a script with ascenders, of its capitals, and in a script without. */
const SMALL_LETTER = 0.57
const CAPITAL = 0.72
const EVEN_LETTER = 0.74
/** The ratio of high letters to most letters in a script with ascenders, and in a line of capitals. */
const ASCENDERS = 1.2
const CAPITALS = 1.12

/** Measures the type of lines. Lines of about the size of the running text get exactly that size. */
export function withSizes(found: readonly InkLine[]): { lines: SizedLine[]; body: number } {
  const emOf = emRule(found)
  const measured = found.map((line) => ({ ...line, size: emOf(line), baseline: baselineOf(line) }))
  const lines = smoothSizes(smoothSizes(measured))
  const body = bodySizeOf(lines)
  return { lines: joinNeighbours(withoutLapses(lines, body), body), body }
}

/** How the height of letters tells the size of type, which depends on the script of the page. */
function emRule(lines: readonly InkLine[]): (line: InkLine) => number {
  const long = lines.filter(({ letters }) => letters.length >= 10).map(heightsOf)
  const hasAscenders = medianOf(long, ({ high, usual }) => high / usual) > ASCENDERS
  return (line) => {
    const { high, usual } = heightsOf(line)
    if (!hasAscenders) return usual / EVEN_LETTER
    const isCapitals = line.letters.length >= 8 && high < usual * CAPITALS
    return usual / (isCapitals ? CAPITAL : SMALL_LETTER)
  }
}

function heightsOf({ letters }: InkLine): { usual: number; high: number } {
  const heights = letters.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b)
  const at = (share: number) => heights[Math.floor(heights.length * share)] ?? 0
  return { usual: at(0.5), high: at(0.85) }
}

function baselineOf({ letters }: InkLine): number {
  return medianOf(letters, ({ bottom }) => bottom)
}

/** Letters are measured in whole pixels: lines below each other that differ by little are set in one size. */
function smoothSizes(lines: readonly SizedLine[]): SizedLine[] {
  const sorted = lines.toSorted((a, b) => a.baseline - b.baseline)
  return sorted.map((line, index) => {
    let [sum, weight] = [line.size * line.letters.length * 2, line.letters.length * 2]
    for (const step of [-1, 1]) {
      for (let at = index + step; ; at += step) {
        const other = sorted[at]
        if (!other || Math.abs(other.baseline - line.baseline) > line.size * NEXT_LINE) break
        const ratio = Math.max(other.size / line.size, line.size / other.size)
        const shared = Math.min(other.right, line.right) - Math.max(other.left, line.left)
        if (ratio > NEARLY_SAME) continue
        if (shared < Math.min(other.right - other.left, line.right - line.left) * 0.6) continue
        sum += other.size * other.letters.length
        weight += other.letters.length
      }
    }
    return { ...line, size: sum / weight }
  })
}

/** The size of most characters. A line has about twice as many characters as its width has ems. */
function bodySizeOf(lines: readonly SizedLine[]): number {
  const sorted = lines.filter(({ size }) => size > 0).toSorted((a, b) => a.size - b.size)
  const ems = sorted.map(({ left, right, size }) => (right - left) / size)
  const half = ems.reduce((sum, each) => sum + each, 0) / 2
  let sum = 0
  for (const [index, { size }] of sorted.entries()) {
    sum += ems[index] ?? 0
    if (sum >= half) return size
  }
  return 0
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
    const isBeside =
      line.size < body * SMALL_LAPSE &&
      inColumn.some(({ baseline }) => Math.abs(baseline - line.baseline) < leading * 1.2)
    return isBetween || isBeside ? { ...line, size: body } : line
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
    const sorted = group
      .flatMap(({ size, letters }) => letters.map(() => size))
      .sort((a, b) => a - b)
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
  if (step < size * 0.3)
    return Math.max(lower.left - upper.right, upper.left - lower.right) < size * 2
  return Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left) > 0
}
