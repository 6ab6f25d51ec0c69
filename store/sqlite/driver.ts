import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { shareEventLoop } from './event-loop.ts'
import type { SqliteReader } from './reader.ts'
import type { Writer, WriteTransaction } from './writer.ts'

/**
 * A kysely connection here only identifies a caller. Reads go to the reader at once; writes and transactions queue for
 * the writer. Without a reader (a database in memory) reads queue for the writer too.
 */
export function sqliteDriver(writer: Writer, reader: SqliteReader | undefined): Driver {
  const transactions = new WeakMap<DatabaseConnection, WriteTransaction>()

  async function execute<R>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<R>> {
    const transaction = transactions.get(connection)
    // Never yields while it holds the write lock: other work of this process would keep other processes waiting.
    if (transaction) return transaction.run(query)
    await shareEventLoop()
    switch (statementKind(query.sql)) {
      case 'read':
        return (reader?.run ?? writer.runAlone)(query)
      case 'outside-transaction':
        return writer.runAlone(query)
      case 'write':
        return writeAlone(query)
    }
  }

  async function writeAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const transaction = await writer.begin()
    const result = runOrRollBack<R>(transaction, query)
    transaction.commit()
    return result
  }

  function end(connection: DatabaseConnection): WriteTransaction | undefined {
    const transaction = transactions.get(connection)
    transactions.delete(connection)
    return transaction
  }

  return {
    init: writer.open,
    acquireConnection: async () => {
      const connection: DatabaseConnection = {
        executeQuery: (query) => execute(connection, query),
        // Returns all rows at once: an open statement would keep other reads of the connection on an old snapshot.
        streamQuery: async function* (query) {
          yield await execute(connection, query)
        },
      }
      return connection
    },
    beginTransaction: async (connection) => {
      transactions.set(connection, await writer.begin())
    },
    commitTransaction: async (connection) => {
      const transaction = end(connection)
      if (!transaction) throw new Error('There is no transaction to commit')
      transaction.commit()
    },
    rollbackTransaction: async (connection) => end(connection)?.rollback(),
    releaseConnection: async (connection) => end(connection)?.rollback(),
    destroy: async () => {
      reader?.close()
      writer.close()
    },
  }
}

function runOrRollBack<R>(transaction: WriteTransaction, query: CompiledQuery): QueryResult<R> {
  try {
    return transaction.run(query)
  } catch (error) {
    transaction.rollback()
    throw error
  }
}

type StatementKind = 'read' | 'write' | 'outside-transaction'

const READS = /^\s*(select|values|explain)\b/i
const STARTS_WITH_CTE = /^\s*with\b/i
const WRITES = /\b(insert|update|delete|replace)\b/i
const OUTSIDE_TRANSACTION = /^\s*(pragma|vacuum|attach|detach)\b/i

/** A CTE that mentions a writing keyword counts as a write. A wrong guess only costs a lock. */
export function statementKind(sql: string): StatementKind {
  if (READS.test(sql)) return 'read'
  if (OUTSIDE_TRANSACTION.test(sql)) return 'outside-transaction'
  return STARTS_WITH_CTE.test(sql) && !WRITES.test(sql) ? 'read' : 'write'
}

/** A driver for a connection that only reads. */
export function sqliteReadingDriver(reader: SqliteReader): Driver {
  const connection: DatabaseConnection = {
    executeQuery: reader.run,
    streamQuery: async function* (query) {
      yield await reader.run(query)
    },
  }
  const refuse = async () => {
    throw new Error('This connection is read-only')
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => reader.close(),
  }
}
