import { channel } from 'node:diagnostics_channel'
import type { CompiledQuery, QueryResult } from 'kysely'
import { deadlineAfter, retryWhileBusy } from './busy.ts'
import { reopenableConnection, type SqliteConnection } from './connection.ts'
import { shareEventLoop } from './event-loop.ts'
import { createTurnQueue } from './turn-queue.ts'

/** For measurements: publishes how many milliseconds each transaction held the write lock. */
const lockHolds = channel('broadsheet:sqlite-lock-hold')

export interface WriteTransaction {
  run<R>(query: CompiledQuery): QueryResult<R>
  /** Rolls back before it throws. */
  commit(): void
  rollback(): void
}

/** The connection that writes. Callers queue for it, since SQLite has one writer at a time. */
export interface Writer {
  /** Holds the write lock until the transaction ends. Rejects with `LockTimeoutError`. */
  begin(): Promise<WriteTransaction>
  /** Runs a statement outside of any transaction, as many pragmas require. */
  runAlone<R>(query: CompiledQuery): Promise<QueryResult<R>>
  open(): Promise<void>
  close(): void
}

/** `waitMs` covers both the queue and the write lock. */
export function createWriter(open: () => SqliteConnection, waitMs: number): Writer {
  const connection = reopenableConnection(open)
  const queue = createTurnQueue()

  /** Waits in the queue, then retries `start` until the database is not busy. */
  async function take<T>(start: (writing: SqliteConnection) => T): Promise<T> {
    const deadline = deadlineAfter(waitMs)
    await queue.enter(deadline)
    try {
      await shareEventLoop()
      return await retryWhileBusy(() => start(connection.get()), deadline)
    } catch (error) {
      queue.leave()
      throw error
    }
  }

  return {
    begin: () =>
      take((writing) => {
        // `immediate` takes the write lock now: a transaction that reads first fails if another process writes in between.
        writing.exec('begin immediate')
        return transactionOn(writing, queue.leave)
      }),
    runAlone: async <R>(query: CompiledQuery) => {
      const result = await take((writing) => writing.run<R>(query))
      queue.leave()
      return result
    },
    open: async () => {
      await take(() => {})
      queue.leave()
    },
    close: () => {
      // An empty log shows the next process that this one did not crash. If the checkpoint is not possible now, other
      // processes that have the file open make it later.
      connection.get().exec('pragma wal_checkpoint(truncate)')
      connection.close()
    },
  }
}

function transactionOn(writing: SqliteConnection, leave: () => void): WriteTransaction {
  const began = performance.now()
  const end = () => {
    if (lockHolds.hasSubscribers) lockHolds.publish(performance.now() - began)
    leave()
  }
  const rollback = () => {
    // SQLite has already rolled back when the disk is full. A second rollback would fail and hide the first error.
    if (writing.isInTransaction()) writing.exec('rollback')
  }
  return {
    run: (query) => writing.run(query),
    commit: () => {
      try {
        writing.exec('commit')
      } catch (error) {
        rollback()
        throw error
      } finally {
        end()
      }
    },
    rollback: () => {
      try {
        rollback()
      } finally {
        end()
      }
    },
  }
}
