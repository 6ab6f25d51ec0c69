const CAPACITY = 300

/** Puts a value into a cache of `capacity` values, and evicts the least recently used. */
export function keepRecent<T>(
  cache: Map<string, T>,
  name: string,
  value: T,
  capacity = CAPACITY,
): void {
  cache.delete(name)
  cache.set(name, value)
  const oldest = cache.size > capacity ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
}
