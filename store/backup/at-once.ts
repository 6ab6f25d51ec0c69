/** Files wait for the disk most of the time: so many of them wait together. */
const LANES = 16

/** Does the work for each, several at a time, in no order. */
export async function eachAtOnce<T>(
  items: AsyncIterable<T>,
  work: (item: T) => Promise<void>,
  lanes = LANES,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        await work(next.value)
      }
    }),
  )
}
