export async function atOnce<T>(
  workers: number,
  list: Iterable<T>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const left = list[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
    }),
  )
}
