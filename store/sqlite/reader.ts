import type { CompiledQuery, QueryResult } from 'kysely'
import { deadlineAfter, retryWhileBusy } from './busy.ts'
import { reopening, type SqliteConnection } from './connection.ts'

/** A connection that only reads. It waits for no writer, and each statement sees all that is committed. */
export interface SqliteReader {
  run<R>(query: CompiledQuery): Promise<QueryResult<R>>
  close(): void
}

export function createReader(open: () => SqliteConnection, waitMs: number): SqliteReader {
  const connection = reopening(open)
  return {
    // A read can be refused while another process recovers the log or holds the file for itself alone.
    run: <R>(query: CompiledQuery) =>
      retryWhileBusy(() => connection.get().run<R>(query), deadlineAfter(waitMs)),
    close: connection.close,
  }
}
