import type { CompiledQuery, QueryResult } from 'kysely'
import Sqlite from 'libsql'
import { isBusy } from './busy.ts'

/** One connection. Every call is synchronous; none waits for a lock, since `busy_timeout` is 0. */
export interface SqliteConnection {
  /** Runs a prepared statement. */
  run<R>(query: CompiledQuery): QueryResult<R>
  /** Runs SQL without values or results. It may fail with SQLITE_BUSY and be repeated. */
  exec(sql: string): void
  isInTransaction(): boolean
  /**
   * Whether the connection must be replaced. libsql does not reset a prepared statement that fails with SQLITE_BUSY. The
   * statement stays in progress, and nothing is committed on the connection: later writes seem to succeed but are lost.
   */
  isStuck(): boolean
  close(): void
}

interface PreparedStatement {
  statement: ReturnType<InstanceType<typeof Sqlite>['prepare']>
  returnsRows: boolean
}

/** Above the number of statements of the product. Limits the cache, because SQL with lists of values varies. */
const MAX_STATEMENTS = 500

export function openConnection(file: string, pragmas: readonly string[]): SqliteConnection {
  const database = new Sqlite(file)
  try {
    for (const pragma of pragmas) database.exec(`pragma ${pragma}`)
  } catch (error) {
    database.close()
    throw error
  }
  const statements = new Map<string, PreparedStatement>()
  let isStuck = false

  function prepare(sql: string): PreparedStatement {
    const cached = statements.get(sql)
    if (cached) return cached
    if (statements.size >= MAX_STATEMENTS) statements.clear()
    const statement = database.prepare(sql)
    const prepared = { statement, returnsRows: statement.reader }
    statements.set(sql, prepared)
    return prepared
  }

  return {
    run: <R>({ sql, parameters }: CompiledQuery) => {
      try {
        const { statement, returnsRows } = prepare(sql)
        // The query builder knows the type of the rows; libsql does not.
        if (returnsRows) return { rows: statement.all(parameters) as R[] }
        const { changes, lastInsertRowid } = statement.run(parameters)
        return {
          rows: [],
          numAffectedRows: BigInt(changes),
          insertId: BigInt(lastInsertRowid),
        }
      } catch (error) {
        statements.delete(sql)
        isStuck ||= isBusy(error)
        throw error
      }
    },
    exec: (sql) => database.exec(sql),
    isInTransaction: () => database.inTransaction,
    isStuck: () => isStuck,
    close: () => database.close(),
  }
}

/** Opens a connection on first use, and replaces a stuck one. */
export function reopening(open: () => SqliteConnection) {
  let current: SqliteConnection | undefined
  return {
    get: (): SqliteConnection => {
      if (current?.isStuck()) {
        current.close()
        current = undefined
      }
      current ??= open()
      return current
    },
    close: () => current?.close(),
  }
}
