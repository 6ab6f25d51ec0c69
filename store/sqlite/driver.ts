import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { shareEventLoop } from './event-loop.ts'
import type { SqliteReader } from './reader.ts'
import { statementKind } from './statement-kind.ts'
import type { Writer, WriteTransaction } from './writer.ts'

/**
 * What kysely takes for a connection is only the claim of one caller: reads go to the reader at once, and a write or a
 * transaction waits for the writer. Without a reader (a database in memory) reads take turns with transactions.
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
        // All rows at once: an open statement would hold back what other reads of its connection see.
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
