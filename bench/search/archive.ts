import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#store/database.ts'
import { indexOf } from '#store/search/index-of.ts'
import type { DatabaseSource } from '#store/store-config.ts'
import { startPostgres } from '#test-support/postgres.ts'
import { fillArchive, filledIn } from './fill-archive.ts'
import { indexArchive, writeArchive } from './load-archive.ts'

export const DATA = process.env.BENCH_DATA ?? join(tmpdir(), 'broadsheet-bench-search')

/** Settings for a machine with enough memory. */
const POSTGRES_SETTINGS = [
  'shared_buffers=1GB',
  'maintenance_work_mem=1GB',
  'max_wal_size=8GB',
  'checkpoint_timeout=30min',
]

export interface Archive {
  source: DatabaseSource
  db: Database
  articles: number
  /** The indexing time in seconds; 0 if the archive was filled without indexing. */
  indexedIn: number
  /** In bytes; undefined if the database has all texts. */
  textBytes: number | undefined
  close(): Promise<void>
}

export const ENGINES = ['sqlite', 'postgres'] as const
export type Engine = (typeof ENGINES)[number]

/** Opens an archive of this size, or builds it if no earlier run did. */
export async function openArchive(engine: Engine, articles: number): Promise<Archive> {
  const folder = folderOf(engine, articles)
  const written = join(folder, 'written')
  const indexed = join(folder, 'indexed')
  const filled = filledIn(folder)
  if (!existsSync(written) && !filled) rmSync(folder, { recursive: true, force: true })
  const opened = await openIn(engine, folder)
  if (filled) {
    await finish(opened.db, folder)
    return { ...opened, articles: filled.articles, indexedIn: 0, textBytes: filled.textBytes }
  }
  if (!existsSync(written)) {
    await writeArchive(opened.db, articles)
    writeFileSync(written, '')
  }
  if (!existsSync(indexed)) writeFileSync(indexed, `${await indexArchive(opened.db)}`)
  const indexedIn = Number(readFileSync(indexed, 'utf8'))
  return { ...opened, articles, indexedIn, textBytes: undefined }
}

/** Fills an archive without indexing it, for as many minutes. */
export async function fill(engine: Engine, articles: number, minutes: number): Promise<void> {
  const until = performance.now() + minutes * 60_000
  const folder = folderOf(engine, articles)
  const { db, close } = await openIn(engine, folder)
  rmSync(finishedFile(folder), { force: true })
  await fillArchive(folder, db, { articles, goOn: () => performance.now() < until })
  await close()
}

/** Prepares a filled archive for searches, which takes long on PostgreSQL. */
async function finish(db: Database, folder: string): Promise<void> {
  if (existsSync(finishedFile(folder))) return
  const began = performance.now()
  await indexOf(db).endRebuild(db)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.info(`Finished the index of ${folder} in ${seconds} s`)
  writeFileSync(finishedFile(folder), '')
}

function finishedFile(folder: string): string {
  return join(folder, 'finished')
}

function folderOf(engine: string, articles: number): string {
  return join(DATA, `${articles}`, engine)
}

export async function openIn(engine: Engine, folder: string) {
  mkdirSync(folder, { recursive: true })
  const server = engine === 'postgres' ? await startPostgres(folder, POSTGRES_SETTINGS) : undefined
  const source: DatabaseSource = server
    ? { kind: 'postgres', url: server.url }
    : { kind: 'sqlite', file: join(folder, 'broadsheet.db') }
  const db = await openDatabase(source)
  return {
    source,
    db,
    close: async () => {
      await db.destroy()
      await server?.stop()
    },
  }
}
