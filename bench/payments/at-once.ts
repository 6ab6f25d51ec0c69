export async function atOnce<T>(
  workers: number,
  list: Iterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const items = list[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let next = items.next(); !next.done; next = items.next()) await work(next.value)
    }),
  )
}
