import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { shareEventLoop } from './event-loop.ts'
import type { SqliteReader } from './reader.ts'
import { statementKind } from './statement-kind.ts'
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
    await shareEventLoop()
    const transaction = transactions.get(connection)
    if (transaction) return transaction.run(query)
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
