import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Database, openDatabase } from '#store/database.ts'
import { indexOf } from '#store/search/index-of.ts'
import type { DatabaseSource } from '#store/store-config.ts'
import { startPostgres } from '#test-support/postgres.ts'
import { fillArchives, filledIn } from './fill-archive.ts'
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

const ENGINES = ['sqlite', 'postgres'] as const

/** Opens an archive of this size, or builds it if no earlier run did. */
export async function openArchive(
  engine: (typeof ENGINES)[number],
  articles: number,
): Promise<Archive> {
  const folder = folderOf(engine, articles)
  const written = join(folder, 'written')
  const indexed = join(folder, 'indexed')
  const filled = filledIn(dirname(folder))
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

/** Fills the archives of both engines without indexing them, for as many minutes. */
export async function fillBoth(articles: number, minutes: number): Promise<void> {
  const until = performance.now() + minutes * 60_000
  const opened = await Promise.all(
    ENGINES.map((engine) => openIn(engine, folderOf(engine, articles))),
  )
  const databases = opened.map(({ db }) => db)
  for (const engine of ENGINES) rmSync(finishedFile(folderOf(engine, articles)), { force: true })
  await fillArchives(dirname(folderOf('sqlite', articles)), databases, {
    articles,
    goOn: () => performance.now() < until,
  })
  for (const { close } of opened) await close()
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

export async function openIn(engine: (typeof ENGINES)[number], folder: string) {
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
