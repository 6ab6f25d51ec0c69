import { channel } from 'node:diagnostics_channel'
import type { CompiledQuery, QueryResult } from 'kysely'
import { deadlineAfter, retryWhileBusy } from './busy.ts'
import { reopening, type SqliteConnection } from './connection.ts'
import { shareEventLoop } from './event-loop.ts'
import { createTurnQueue } from './turn-queue.ts'

/** For measurements: how many milliseconds each transaction held the write lock. */
const lockHolds = channel('broadsheet:sqlite-lock-hold')

export interface WriteTransaction {
  run<R>(query: CompiledQuery): QueryResult<R>
  /** Rolls back before it throws. */
  commit(): void
  rollback(): void
}

/** The connection that writes. Its users take turns, since SQLite has one writer at a time. */
export interface Writer {
  /** Holds the write lock until the transaction ends. Rejects with `LockTimeoutError`. */
  begin(): Promise<WriteTransaction>
  /** Outside of any transaction, as many pragmas must be. */
  runAlone<R>(query: CompiledQuery): Promise<QueryResult<R>>
  open(): Promise<void>
  close(): void
}

/** `waitMs` is for the turn and the write lock together. */
export function createWriter(open: () => SqliteConnection, waitMs: number): Writer {
  const connection = reopening(open)
  const queue = createTurnQueue()

  /** Waits for the turn, then until the database lets `start` through. */
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
        // Takes the write lock now: a transaction that read first would be refused if another process wrote since.
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
      // The next to open the file sees by an empty log that nobody crashed. A checkpoint that is not possible now is
      // left to the other processes that have the file open.
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
    // SQLite rolls back by itself when the disk is full; doing it again would be an error that hides the first.
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
