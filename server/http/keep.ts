const CAPACITY = 300

/** Puts a value into a cache that holds so many; the one longest unused makes room. */
export function keep<T>(cache: Map<string, T>, name: string, value: T, capacity = CAPACITY): void {
  cache.delete(name)
  cache.set(name, value)
  const oldest = cache.size > capacity ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
}
