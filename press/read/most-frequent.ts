export function mostFrequent<T>(
  values: readonly T[],
  by: (value: T) => number,
  weight: (value: T) => number = () => 1,
): number {
  const counts = new Map<number, number>()
  for (const value of values) {
    const key = by(value)
    counts.set(key, (counts.get(key) ?? 0) + weight(value))
  }
  let best = 0
  let most = 0
  for (const [value, count] of counts) {
    if (count > most) {
      most = count
      best = value
    }
  }
  return best
}
