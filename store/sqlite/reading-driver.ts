import type { DatabaseConnection, Driver } from 'kysely'
import type { SqliteReader } from './reader.ts'

/** A driver for a thread that only reads. */
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
    ...{ beginTransaction: refuse, commitTransaction: refuse, rollbackTransaction: refuse },
    releaseConnection: async () => {},
    destroy: async () => reader.close(),
  }
}
