import type { Box } from '#press/page-content.ts'

export function overlapOf(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

const areaOf = ({ width, height }: Box) => width * height

/** Intersection over union. */
export function iou(one: Box, other: Box): number {
  const shared = overlapOf(one, other)
  return shared / (areaOf(one) + areaOf(other) - shared)
}

/** Whether most of a box lies inside another. */
export function liesIn(inner: Box, outer: Box): boolean {
  return overlapOf(inner, outer) > areaOf(inner) * 0.5
}

export interface Pair<T, P> {
  truth: T
  found: P
  iou: number
}

/** Matches each true box with at most one found box, the closest pairs first. */
export function pairs<T extends { box: Box }, P extends { box: Box }>(
  truths: readonly T[],
  founds: readonly P[],
): Pair<T, P>[] {
  const all = truths.flatMap((truth) =>
    founds.map((found) => ({ truth, found, iou: iou(truth.box, found.box) })),
  )
  const taken = new Set<unknown>()
  const matched: Pair<T, P>[] = []
  for (const pair of all.sort((a, b) => b.iou - a.iou)) {
    if (pair.iou === 0 || taken.has(pair.truth) || taken.has(pair.found)) continue
    taken.add(pair.truth).add(pair.found)
    matched.push(pair)
  }
  return matched
}
