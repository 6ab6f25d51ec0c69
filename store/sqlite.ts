import {
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { openConnection, type SqliteConnection } from './sqlite/connection.ts'
import { sqliteDriver, sqliteReadingDriver } from './sqlite/driver.ts'
import { createReader } from './sqlite/reader.ts'
import { createWriter } from './sqlite/writer.ts'

const IN_MEMORY = ':memory:'

/** Size of the memory-mapped part of the file. */
const MAPPED_BYTES = 8 * 1024 ** 3

const READING_WAIT_MS = 5000

const WRITER_PRAGMAS = [
  'journal_mode = WAL',
  // An acknowledged commit survives a power cut.
  'synchronous = FULL',
  'foreign_keys = ON',
]
const READER_PRAGMAS = ['query_only = ON']

/** `:memory:` opens a database in memory. `lockWaitMs` limits how long a write waits for other processes. */
export function sqliteDialect(file: string, lockWaitMs: number): Dialect {
  if (file === IN_MEMORY) return memoryDialect(openInMemory)
  const openWriter = () => openConnection(file, WRITER_PRAGMAS)
  const reader = createReader(() => openConnection(file, READER_PRAGMAS), lockWaitMs)
  return dialectOn(sqliteDriver(createWriter(openWriter, lockWaitMs), reader))
}

export const openInMemory = () => openConnection(IN_MEMORY, WRITER_PRAGMAS)

/** A database in memory. A second connection would open another one, and no other process can hold a lock. */
export function memoryDialect(open: () => SqliteConnection): Dialect {
  return dialectOn(sqliteDriver(createWriter(open, Infinity), undefined))
}

/** A separate, read-only connection to a file, for another process. */
export function sqliteReadingDialect(file: string): Dialect {
  const pragmas = [...READER_PRAGMAS, `mmap_size = ${MAPPED_BYTES}`]
  const reader = createReader(() => openConnection(file, pragmas), READING_WAIT_MS)
  return dialectOn(sqliteReadingDriver(reader))
}

function dialectOn(driver: Driver): Dialect {
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => TRANSACTIONAL,
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** SQLite supports DDL in transactions. kysely assumes that it does not, and would migrate without a transaction. */
const TRANSACTIONAL: SqliteAdapter = Object.create(new SqliteAdapter(), {
  supportsTransactionalDdl: { value: true },
})
