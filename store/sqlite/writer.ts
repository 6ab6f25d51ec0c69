import { channel } from 'node:diagnostics_channel'
import type { CompiledQuery, QueryResult } from 'kysely'
import { deadlineAfter, LockTimeoutError, retryWhileBusy } from './busy.ts'
import { reopening, type SqliteConnection } from './connection.ts'
import { shareEventLoop } from './event-loop.ts'

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

/** One at a time, first come, first served. */
interface TurnQueue {
  /** Rejects when the turn has not come by the deadline, which may be `Infinity`. */
  enter(deadline: number): Promise<void>
  leave(): void
}

export function createTurnQueue(): TurnQueue {
  let isTaken = false
  const waiting = new Set<() => void>()

  return {
    enter: async (deadline) => {
      if (!isTaken) {
        isTaken = true
        return
      }
      await new Promise<void>((resolve, reject) => {
        const timer =
          deadline === Infinity
            ? undefined
            : setTimeout(() => {
                waiting.delete(start)
                reject(new LockTimeoutError('Other writes did not finish in time'))
              }, deadline - performance.now())
        const start = () => {
          clearTimeout(timer)
          resolve()
        }
        waiting.add(start)
      })
    },
    leave: () => {
      const [next] = waiting
      if (!next) {
        isTaken = false
        return
      }
      waiting.delete(next)
      next()
    },
  }
}
