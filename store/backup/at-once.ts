/** Reports how many files are done. */
export type Progress = (done: number, total: number) => void

/** The same work, with a report when it begins and after each item. */
export function reporting<T>(
  work: (item: T) => Promise<void>,
  total: number,
  progress: Progress | undefined,
): (item: T) => Promise<void> {
  let done = 0
  progress?.(done, total)
  return async (item) => {
    await work(item)
    done += 1
    progress?.(done, total)
  }
}

/** Files wait for the disk most of the time: so many of them wait together. */
const LANES = 16

/**
 * Does the work for each, several at a time, in no order. After a failure nothing new is begun, and what is under way
 * has ended before it rejects: the caller may remove what was written.
 */
export async function eachAtOnce<T>(
  items: AsyncIterable<T>,
  work: (item: T) => Promise<void>,
  lanes = LANES,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]()
  const failures: unknown[] = []
  const runLane = async () => {
    try {
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        await work(next.value)
        if (failures.length > 0) return
      }
    } catch (error) {
      failures.push(error)
    }
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
  if (failures.length > 0) throw failures[0]
}
