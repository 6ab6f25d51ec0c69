import { setTimeout } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import { hasRowLocks } from './locks.ts'
import type { Tables } from './tables.ts'

/** A transaction that took less may have more to do the next time; one that took twice as long, less. */
const AIM_MS = 10
/** After holding the write lock this long in all, others get their turn. */
const TURN_MS = 20
/** Longer than a waiting process pauses between two attempts to take the lock (25 ms). */
const REST_MS = 30
const FIRST_SIZE = 2
const LARGEST_SIZE = 8
/** PostgreSQL has no such lock: as many as fit in memory, with room to spare. */
const SIZE_WITH_ROW_LOCKS = 5000

/** Writes much without keeping other writers waiting, which SQLite does while a transaction is open. */
export interface ShortTransactions {
  /** How many items the next transaction should take. */
  readonly size: number
  /** Runs one transaction on so many items, and learns from how long it took. */
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

/** Most of a small transaction is its commit, so that time is not proportional to size. */
function nextSize(items: number, tookMs: number): number {
  if (tookMs <= AIM_MS) return Math.min(items * 2, LARGEST_SIZE)
  return tookMs <= 2 * AIM_MS ? items : Math.max(1, Math.floor(items / 2))
}

/** Takes the items in their order, as many in each transaction as it has time for. */
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

/** Repeats the work, which returns how many items it took, until a batch is not full. */
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
