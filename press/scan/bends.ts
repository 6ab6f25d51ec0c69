import { medianOf } from '../read/rect.ts'
import type { Bitmap } from './bitmap.ts'
import { type RuleTrace, tracesDown } from './rules.ts'

/** The rules between columns that lean or are bowed, from left to right. */
export type Bends = readonly Bend[]

interface Bend {
  /** Where the rule is on the flattened page, in pixels. */
  x: number
  /** How far right of that it is on the scan, at each step down the page. */
  shifts: readonly number[]
  /** In pixels. */
  step: number
}

/** In pixels. */
const STEP = 16
/** A rule between columns is at least this part of the page's height long. */
const LEAST_LENGTH = 0.25
/** Lines nearer to the sides of the page than this part of its width are edges of the paper. */
const EDGE = 0.015
/** Two pieces of one rule are at most this far apart sideways, in heights of a small letter. */
const ASIDE = 1.5
/** Rules of a straight page are bent less than this, in pixels. */
const LEAST_BEND = 2
/** How many steps up and down a position is smoothed over. */
const SMOOTHING = 3

/** Measures the rules between columns. None if they are straight. */
export function bendsOf(bitmap: Bitmap, letter: number): Bends {
  const { width, height } = bitmap
  const isColumnRule = ({ top, bottom, left, right }: RuleTrace) =>
    bottom - top > height * LEAST_LENGTH && left > width * EDGE && right < width * (1 - EDGE)
  const found = tracesDown(bitmap, letter, STEP).filter(isColumnRule)
  const bends = joinTraces(found, letter)
    .map((trace) => bendOf(trace, Math.ceil(height / STEP) + 1))
    .sort((a, b) => a.x - b.x)
  const isBent = bends.some(({ shifts }) => Math.max(...shifts) - Math.min(...shifts) > LEAST_BEND)
  return isBent ? bends : []
}

/** Two pieces of one rule stand above each other. */
function joinTraces(traces: readonly RuleTrace[], letter: number): RuleTrace['places'][] {
  const joined: RuleTrace['places'][] = []
  for (const { places } of traces.toSorted((a, b) => a.top - b.top)) {
    const [first] = places
    const before = joined.find((upper) => {
      const last = upper.at(-1)
      return first && last && first.step > last.step && Math.abs(first.x - last.x) < letter * ASIDE
    })
    if (before) joined[joined.indexOf(before)] = [...before, ...places]
    else joined.push(places)
  }
  return joined
}

/** Above and below its ends, a rule counts as straight. */
function bendOf(places: RuleTrace['places'], steps: number): Bend {
  const smooth = places.map(({ step }, at) => {
    const reach = Math.min(SMOOTHING, at, places.length - 1 - at)
    return { step, x: medianOf(places.slice(at - reach, at + reach + 1), (place) => place.x) }
  })
  const x = medianOf(smooth, (place) => place.x)
  const shifts: number[] = []
  let next = 0
  for (let step = 0; step < steps; step++) {
    while (next < smooth.length && (smooth[next]?.step ?? 0) < step) next++
    const [before, after] = [smooth[next - 1] ?? smooth[0], smooth[next] ?? smooth.at(-1)]
    if (!before || !after) continue
    const part = after.step > before.step ? (step - before.step) / (after.step - before.step) : 0
    shifts.push(before.x + (after.x - before.x) * Math.min(1, Math.max(0, part)) - x)
  }
  return { x, shifts, step: STEP }
}

/** The same bends for a larger image of the page. */
export function scaleBends(bends: Bends, by: number): Bends {
  return bends.map(({ x, shifts, step }) => ({
    x: x * by,
    shifts: shifts.map((shift) => shift * by),
    step: step * by,
  }))
}

/** For one row of the flattened page: how far right of a position its print is on the scan. */
export function shiftsAt(bends: Bends, y: number): (x: number) => number {
  const knots = knotsAt(bends, y)
  return (x) => {
    const next = knots.findIndex((knot) => knot.x > x)
    const right = knots.at(next)
    const left = next < 0 ? right : (knots[next - 1] ?? right)
    return left && right ? between(left, right, x) : 0
  }
}

/** The same for every pixel of the row. */
export function shiftRow(bends: Bends, y: number, width: number): Float32Array {
  const row = new Float32Array(width)
  const knots = knotsAt(bends, y)
  let left = knots[0]
  let from = 0
  for (const knot of [...knots, ...knots.slice(-1).map(({ shift }) => ({ x: width, shift }))]) {
    const to = Math.min(width, Math.ceil(knot.x))
    if (left) for (let x = from; x < to; x++) row[x] = between(left, knot, x)
    left = knot
    from = to
  }
  return row
}

interface Knot {
  x: number
  shift: number
}

function knotsAt(bends: Bends, y: number): Knot[] {
  return bends.map(({ x, shifts, step }) => {
    const at = Math.min(Math.max(0, y / step), shifts.length - 1)
    const [upper = 0, lower = upper] = [shifts[Math.floor(at)], shifts[Math.ceil(at)]]
    return { x, shift: upper + (lower - upper) * (at - Math.floor(at)) }
  })
}

/** Left of the first rule and right of the last, the print is shifted like the rule. */
function between(left: Knot, right: Knot, x: number): number {
  if (right.x <= left.x) return right.shift
  return left.shift + ((right.shift - left.shift) * (x - left.x)) / (right.x - left.x)
}
