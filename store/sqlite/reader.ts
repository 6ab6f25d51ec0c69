import type { CompiledQuery, QueryResult } from 'kysely'
import { deadlineAfter, retryWhileBusy } from './busy.ts'
import { reopenableConnection, type SqliteConnection } from './connection.ts'

/** A read-only connection. It does not wait for writers, and each statement sees all committed data. */
export interface SqliteReader {
  run<R>(query: CompiledQuery): Promise<QueryResult<R>>
  close(): void
}

export function createReader(open: () => SqliteConnection, waitMs: number): SqliteReader {
  const connection = reopenableConnection(open)
  return {
    // A read can fail as busy while another process recovers the log or has the file locked exclusively.
    run: <R>(query: CompiledQuery) =>
      retryWhileBusy(() => connection.get().run<R>(query), deadlineAfter(waitMs)),
    close: connection.close,
  }
}
