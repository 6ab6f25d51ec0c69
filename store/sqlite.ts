import { SqliteAdapter, SqliteDialect } from 'kysely'
import Sqlite from 'libsql'

type Statement = ReturnType<InstanceType<typeof Sqlite>['prepare']>

/** More than the product has; what is composed anew for each list of values must not pile up. */
const KEPT_STATEMENTS = 500

/** As much of the file as is read where the system keeps it, and not copied. */
const MAPPED_BYTES = 8 * 1024 ** 3

/** `:memory:` opens a database that goes with the process. */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new Sqlite(file)
  // The press may write while the server reads, and the other waits its turn.
  database.pragma('busy_timeout = 5000')
  database.pragma('journal_mode = WAL')
  // A commit that was answered survives a power cut.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return dialectOn(database)
}

/** A second connection to a file, which changes nothing. */
export function sqliteReadingDialect(file: string): SqliteDialect {
  const database = new Sqlite(file)
  database.pragma('busy_timeout = 5000')
  database.pragma('query_only = ON')
  database.pragma(`mmap_size = ${MAPPED_BYTES}`)
  return dialectOn(database)
}

/** On a full disk SQLite takes a transaction back by itself; to do it again would be an error that hides the first. */
const NOTHING = 'select 1'

/**
 * A transaction that reads first and then writes would be refused, not queued, if another process wrote in between;
 * taking the write lock at once makes it wait.
 */
function asked(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}

function dialectOn(database: InstanceType<typeof Sqlite>): SqliteDialect {
  const kept = new Map<string, Statement>()
  const prepared = (sql: string): Statement => {
    const known = kept.get(sql)
    if (known) return known
    if (kept.size >= KEPT_STATEMENTS) kept.clear()
    const statement = database.prepare(sql)
    kept.set(sql, statement)
    return statement
  }
  const dialect = new SqliteDialect({
    database: {
      prepare: (sql) =>
        prepared(sql === 'rollback' && !database.inTransaction ? NOTHING : asked(sql)),
      close: () => {
        emptyLog(database)
        database.close()
      },
    },
  })
  return Object.assign(dialect, { createAdapter: () => TRANSACTIONAL })
}

/** Who opens the file next sees by an empty log that nobody crashed. While others have it open, it is theirs to empty. */
function emptyLog(database: InstanceType<typeof Sqlite>): void {
  database.pragma('busy_timeout = 0')
  database.pragma('wal_checkpoint(TRUNCATE)')
}

/** SQLite can take back a step that was cut off, and keep two processes from beginning at once; kysely leaves it out. */
const TRANSACTIONAL: SqliteAdapter = Object.create(new SqliteAdapter(), {
  supportsTransactionalDdl: { value: true },
})
