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

/** High, because the work is mostly waiting for the disk. */
const LANES = 16

/**
 * Calls `work` for each item, several at a time, in no particular order. After a failure it starts no new item and
 * waits for the running ones before it rejects, so that the caller can safely remove what was written.
 */
export async function forEachConcurrently<T>(
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
