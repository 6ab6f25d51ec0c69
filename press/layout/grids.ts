import type { Rule } from '../read/rules-and-panels.ts'
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

/** The lattices of puzzles: many equal squares side by side, or lines that cross at equal distances. */
export function gridsIn(shapes: readonly Shape[], rules: readonly Rule[]): Rect[] {
  const found: Rect[] = []
  for (const grid of [...squareGrids(shapes), ...lineGrids(rules)]) {
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
  return width >= 7 && width < 60 && Math.abs(width - heightOf(box)) < width * 0.15
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

function lineGrids(rules: readonly Rule[]): Rect[] {
  const across = rules.filter(({ direction }) => direction === 'across')
  const down = rules.filter(({ direction }) => direction === 'down')
  const found: Rect[] = []
  for (const { box } of across) {
    if (found.some((grid) => isMostlyIn(box, grid))) continue
    const parallel = across.filter(
      (other) =>
        Math.abs(other.box.left - box.left) < SAME && Math.abs(other.box.right - box.right) < SAME,
    )
    if (parallel.length < LEAST_LINES) continue
    const hull = hullOf(parallel.map((rule) => rule.box))
    const crossing = down.filter(
      (rule) =>
        Math.abs(rule.box.top - hull.top) < SAME &&
        Math.abs(rule.box.bottom - hull.bottom) < SAME &&
        rule.box.left > hull.left - SAME &&
        rule.box.right < hull.right + SAME,
    )
    if (crossing.length >= LEAST_LINES && areSpacedAlike(crossing)) found.push(hull)
  }
  return found
}

/** The columns of a puzzle have one width; those of a table do not. */
function areSpacedAlike(rules: readonly Rule[]): boolean {
  const places = rules.map(({ box }) => box.left).sort((a, b) => a - b)
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
  return Math.max(...steps) - Math.min(...steps) < Math.max(...steps) * 0.2
}
