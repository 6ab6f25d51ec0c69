import { setTimeout } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import { hasRowLocks } from './locks.ts'
import type { Tables } from './tables.ts'

/** Target duration of a transaction. The next one gets more items after a faster one, fewer after one twice as long. */
const AIM_MS = 5
/** Total time of holding the write lock before a pause for other writers. */
const TURN_MS = 20
/** Longer than the pause between two attempts of a waiting process to take the lock (25 ms). */
const REST_MS = 30
const FIRST_SIZE = 1
const LARGEST_SIZE = 4
/** The size on PostgreSQL, which has no global write lock. Only memory limits it. */
const SIZE_WITH_ROW_LOCKS = 5000

/** Splits a large write into short transactions, because on SQLite an open transaction blocks all other writers. */
export interface ShortTransactions {
  /** Number of items for the next transaction. */
  readonly size: number
  /** Runs one transaction on `items` items, and adapts `size` to its duration. */
  run<T>(items: number, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>
}

export function shortTransactions(db: Database): ShortTransactions {
  if (hasRowLocks(db)) {
    return { size: SIZE_WITH_ROW_LOCKS, run: (_items, work) => db.transaction().execute(work) }
  }
  let size = FIRST_SIZE
  let heldMs = 0
  return {
    get size() {
      return size
    },
    run: async (items, work) => {
      if (heldMs >= TURN_MS) {
        await setTimeout(REST_MS)
        heldMs = 0
      }
      let began = 0
      const result = await db.transaction().execute((transaction) => {
        began = performance.now()
        return work(transaction)
      })
      const tookMs = performance.now() - began
      heldMs += tookMs
      size = nextSize(items, tookMs)
      return result
    },
  }
}

/** Between one and two times AIM_MS the size stays: duration is not proportional to size, because commits dominate. */
function nextSize(items: number, tookMs: number): number {
  if (tookMs <= AIM_MS) return Math.min(items * 2, LARGEST_SIZE)
  return tookMs <= 2 * AIM_MS ? items : Math.max(1, Math.floor(items / 2))
}

/** Processes the items in order, as many per transaction as fit in its time. */
export async function inShortTransactions<T>(
  transactions: ShortTransactions,
  items: readonly T[],
  work: (transaction: Transaction<Tables>, some: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let done = 0; done < items.length; ) {
    const some = items.slice(done, done + transactions.size)
    await transactions.run(some.length, (transaction) => work(transaction, some))
    done += some.length
  }
}

export interface Batches {
  transactions: ShortTransactions
  /** False when the process is about to stop. */
  goOn: () => boolean
}

/** Repeats `work`, which returns the number of items it processed, until that is less than the batch size. */
export async function inBatches(
  { transactions, goOn }: Batches,
  work: (tx: Database, size: number) => Promise<number>,
): Promise<number> {
  let done = 0
  for (;;) {
    const { size } = transactions
    const count = await transactions.run(size, (tx) => work(tx, size))
    done += count
    if (count < size || !goOn()) return done
  }
}
