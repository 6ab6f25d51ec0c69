import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, type DatabaseSource, openDatabase } from '#store/database.ts'
import { startPostgres } from '#test-support/postgres.ts'
import { indexArchive, writeArchive } from './load-archive.ts'

const DATA = process.env.BENCH_DATA ?? join(tmpdir(), 'broadsheet-bench-search')

/** As a machine with some memory for it would be set up. */
const POSTGRES_SETTINGS = ['shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min']

export interface Archive {
  source: DatabaseSource
  db: Database
  /** Seconds that indexing took, when it was built. */
  indexedIn: number
  close(): Promise<void>
}

/** An archive of so many articles: the one of an earlier run, or a new one. */
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
