/** NaN if the list is empty or contains NaN. */
export function median(figures: readonly number[]): number {
  return at(figures, 0.5)
}

/** The quantile of a share between 0 and 1. */
export function at(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
