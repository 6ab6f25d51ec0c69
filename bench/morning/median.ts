/** NaN when there is nothing to take it of, or not all of it is known. */
export function median(figures: readonly number[]): number {
  return at(figures, 0.5)
}

/** The value below which that share of the figures lies. */
export function at(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
