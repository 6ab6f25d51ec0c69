import { type Rule, rulesIn } from '../read/rules.ts'
import type { Shape } from '../read/shapes.ts'
import {
  areaOf,
  heightOf,
  hullOf,
  intersection,
  isMostlyIn,
  type Rect,
  widthOf,
} from './geometry.ts'

const LEAST_SQUARES = 12
const LEAST_LINES = 5
/** In points. */
const SAME = 2.5
const TOUCHING = 1.6
/** A lattice may be drawn cell by cell. */
const LEAST_SIDE = 7

/** The lattices of puzzles: many equal squares side by side, or lines that cross at equal distances. */
export function gridsIn(shapes: readonly Shape[]): Rect[] {
  const found: Rect[] = []
  for (const grid of [...squareGrids(shapes), ...lineGrids(rulesIn(shapes, LEAST_SIDE))]) {
    if (!found.some((other) => areaOf(intersection(other, grid)) > areaOf(grid) * 0.5))
      found.push(grid)
  }
  return found
}

function squareGrids(shapes: readonly Shape[]): Rect[] {
  const squares = shapes
    .filter(({ kind, box }) => kind === 'path' && isSquare(box))
    .map(({ box }) => box)
  const bySize = new Map<number, Rect[]>()
  for (const square of squares) {
    const size = Math.round(widthOf(square))
    bySize.set(size, [...(bySize.get(size) ?? []), square])
  }
  return [...bySize].flatMap(([size, boxes]) =>
    clustersOf(boxes, size * 1.2)
      .filter((cluster) => cluster.length >= LEAST_SQUARES && isLattice(cluster, size))
      .map(hullOf),
  )
}

function isSquare(box: Rect): boolean {
  const width = widthOf(box)
  return width >= LEAST_SIDE && width < 60 && Math.abs(width - heightOf(box)) < width * 0.15
}

/** At least three rows and three columns. */
function isLattice(boxes: readonly Rect[], size: number): boolean {
  const steps = (edge: 'left' | 'top') =>
    new Set(boxes.map((box) => Math.round(box[edge] / size))).size
  return steps('left') >= 3 && steps('top') >= 3
}

function clustersOf(boxes: readonly Rect[], reach: number): Rect[][] {
  const clusters: Rect[][] = []
  for (const box of boxes) {
    const wide = {
      left: box.left - reach,
      right: box.right + reach,
      top: box.top - reach,
      bottom: box.bottom + reach,
    }
    const touched = clusters.filter((each) =>
      each.some((other) => areaOf(intersection(other, wide)) > 0 && isNear(other, wide)),
    )
    for (const cluster of touched) clusters.splice(clusters.indexOf(cluster), 1)
    clusters.push([box, ...touched.flat()])
  }
  return clusters
}

const isNear = (one: Rect, other: Rect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** Lines of one height at equal distances, with lines of one width between their ends. */
function lineGrids(rules: readonly Rule[]): Rect[] {
  const across = joinSegments(rules, 'across')
  const down = joinSegments(rules, 'down')
  const found: Rect[] = []
  for (const { box } of down) {
    if (found.some((grid) => isMostlyIn(box, grid))) continue
    const parallel = down.filter(
      (other) =>
        Math.abs(other.box.top - box.top) < SAME && Math.abs(other.box.bottom - box.bottom) < SAME,
    )
    if (parallel.length < LEAST_LINES || !areSpacedAlike(parallel)) continue
    const hull = hullOf(parallel.map((rule) => rule.box))
    const crossing = across.filter(
      (rule) =>
        Math.abs(rule.box.left - hull.left) < SAME &&
        Math.abs(rule.box.right - hull.right) < SAME &&
        rule.box.top > hull.top - SAME &&
        rule.box.bottom < hull.bottom + SAME,
    )
    if (crossing.length >= LEAST_LINES) found.push(hull)
  }
  return found
}

/** A line may be drawn in pieces, one for each cell. */
function joinSegments(rules: readonly Rule[], direction: Rule['direction']): Rule[] {
  const [start, end, side] =
    direction === 'across'
      ? (['left', 'right', 'top'] as const)
      : (['top', 'bottom', 'left'] as const)
  const sorted = rules
    .filter((rule) => rule.direction === direction)
    .sort((a, b) => a.box[start] - b.box[start])
  const joined: Rule[] = []
  for (const rule of sorted) {
    const index = joined.findLastIndex(
      ({ box }) =>
        Math.abs(box[side] - rule.box[side]) < TOUCHING && rule.box[start] - box[end] < TOUCHING,
    )
    const before = joined[index]
    if (before) joined[index] = { ...before, box: hullOf([before.box, rule.box]) }
    else joined.push(rule)
  }
  return joined
}

/** The columns of a puzzle have one width; those of a table do not. */
function areSpacedAlike(rules: readonly Rule[]): boolean {
  const places = rules.map(({ box }) => box.left).sort((a, b) => a - b)
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
  return Math.max(...steps) - Math.min(...steps) < Math.max(...steps) * 0.2
}
