import type { PageBox } from '#contract/page-model.ts'
import type { TrueBox } from './truth.ts'

/** The least overlap at which a found region is taken for the true one. */
export const SAME_REGION = 0.5
export const RIGHT_REGION = 0.8

/** A box of the truth in percent, as the press has them. */
export function percentBox([left, top, width, height]: TrueBox): PageBox {
  return { left: left * 100, top: top * 100, width: width * 100, height: height * 100 }
}

export function overlapOf(one: PageBox, other: PageBox): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

export const areaOf = ({ width, height }: PageBox) => width * height

/** Intersection over union. */
export function iou(one: PageBox, other: PageBox): number {
  const shared = overlapOf(one, other)
  return shared / (areaOf(one) + areaOf(other) - shared)
}

/** Whether most of a box lies in another. */
export function liesIn(inner: PageBox, outer: PageBox): boolean {
  return overlapOf(inner, outer) > areaOf(inner) * 0.5
}

/** For each true box the found one that is closest and still free; undefined where none is close enough. */
export function match<T extends { box: PageBox }>(
  truths: readonly PageBox[],
  founds: readonly T[],
  least: number,
): (T | undefined)[] {
  const free = new Set(founds)
  return truths.map((truth) => {
    let closest: T | undefined
    let closeness = least
    for (const found of free) {
      const overlap = iou(found.box, truth)
      if (overlap < closeness) continue
      closest = found
      closeness = overlap
    }
    if (closest) free.delete(closest)
    return closest
  })
}
