/** Splits rows into lists of at most `size`. */
export function batches<T>(rows: readonly T[], size: number): T[][] {
  const count = Math.ceil(rows.length / size)
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size))
}
