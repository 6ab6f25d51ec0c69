import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#store/database.ts'
import type { DatabaseSource } from '#store/store-config.ts'
import { startPostgres } from '#test-support/postgres.ts'
import { indexArchive, writeArchive } from './load-archive.ts'

const DATA = process.env.BENCH_DATA ?? join(tmpdir(), 'broadsheet-bench-search')

/** Settings for a machine with enough memory. */
const POSTGRES_SETTINGS = ['shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min']

export interface Archive {
  source: DatabaseSource
  db: Database
  /** The indexing time in seconds, if it was built now. */
  indexedIn: number
  close(): Promise<void>
}

/** Opens an archive of this size, or builds it if no earlier run did. */
export async function openArchive(
  engine: 'sqlite' | 'postgres',
  articles: number,
): Promise<Archive> {
  const folder = join(DATA, `${engine}-${articles}`)
  const written = join(folder, 'written')
  const indexed = join(folder, 'indexed')
  if (!existsSync(written)) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const server = engine === 'postgres' ? await startPostgres(folder, POSTGRES_SETTINGS) : undefined
  const source: DatabaseSource = server
    ? { kind: 'postgres', url: server.url }
    : { kind: 'sqlite', file: join(folder, 'broadsheet.db') }
  const db = await openDatabase(source)
  if (!existsSync(written)) {
    await writeArchive(db, articles)
    writeFileSync(written, '')
  }
  if (!existsSync(indexed)) writeFileSync(indexed, `${await indexArchive(db)}`)
  return {
    source,
    db,
    indexedIn: Number(readFileSync(indexed, 'utf8')),
    close: async () => {
      await db.destroy()
      await server?.stop()
    },
  }
}
