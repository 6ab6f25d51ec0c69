import {
  areaOf,
  heightOf,
  hullOf,
  intersection,
  overlapX,
  overlapY,
  type Rect,
  widthOf,
} from '../read/rect.ts'

/** The part of the narrower rectangle's width that both share, 0 to 1. */
export const sharedWidth = (one: Rect, other: Rect): number =>
  Math.max(0, overlapX(one, other)) / Math.max(1, Math.min(widthOf(one), widthOf(other)))

/** Whether most of a rectangle's area lies within another. */
export const isMostlyIn = (inner: Rect, outer: Rect, share = 0.7): boolean =>
  areaOf(intersection(inner, outer)) >= share * Math.max(1, areaOf(inner))

export { areaOf, heightOf, hullOf, intersection, overlapX, overlapY, type Rect, widthOf }
