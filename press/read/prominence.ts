/** A region and the values that determine its place in the reading order. */
export interface RankedRegion<R> {
  region: R
  top: number
  /** The size of the headline; 0 for small articles and panels. */
  size: number
}

/** Sorts large headlines before small ones, and the top of the page before the bottom. */
export function byProminence<R>(placed: readonly RankedRegion<R>[], pageHeight: number): R[] {
  const largest = Math.max(1, ...placed.map(({ size }) => size))
  const weight = ({ top, size }: RankedRegion<R>) =>
    (size === 0 ? 2 : 0) + top / pageHeight - size / largest
  return [...placed].sort((a, b) => weight(a) - weight(b)).map(({ region }) => region)
}
