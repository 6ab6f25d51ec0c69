import { SqliteDialect } from 'kysely'
import Sqlite from 'libsql'

/** `:memory:` opens a database that goes with the process. */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new Sqlite(file)
  // The press may write while the server reads, and the other waits its turn.
  database.pragma('busy_timeout = 5000')
  database.pragma('journal_mode = WAL')
  // A commit that was answered survives a power cut.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return new SqliteDialect({
    database: {
      // A transaction that reads first and then writes would be refused, not queued, if another
      // process wrote in between; taking the write lock at once makes it wait.
      prepare: (sql) => database.prepare(sql === 'begin' ? 'begin immediate' : sql),
      close: () => database.close(),
    },
  })
}
