/** A region with what decides its place in the order of reading. */
export interface Placed<R> {
  region: R
  top: number
  /** Of the headline; 0 for small matter under a title of its own. */
  size: number
}

/** The lead first: large headlines before small ones and the top before the foot. */
export function byProminence<R>(placed: readonly Placed<R>[], pageHeight: number): R[] {
  const largest = Math.max(1, ...placed.map(({ size }) => size))
  const weight = ({ top, size }: Placed<R>) =>
    (size === 0 ? 2 : 0) + top / pageHeight - size / largest
  return [...placed].sort((a, b) => weight(a) - weight(b)).map(({ region }) => region)
}
