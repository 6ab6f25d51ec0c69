import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '#store/backup/make-backup.ts'
import { restoreBackup } from '#store/backup/restore-backup.ts'
import { openDatabase } from '#store/database.ts'
import type { DatabaseSource, StoreConfig } from '#store/store-config.ts'
import { startPostgres } from '#test-support/postgres.ts'

const READERS = 200_000
const ROWS_AT_ONCE = 1000
const PAGES = 500
const PAGE_BYTES = 300_000

/** `npm run bench -- backup`: the time of a backup and a restore, compared with a plain copy of the page files. */
const scratch = mkdtempSync(join(tmpdir(), 'broadsheet-bench-backup-'))
const [full, empty] = [await startPostgres(), await startPostgres()]
await measure('SQLite', inFile('from'), inFile('to'))
await measure(
  'PostgreSQL',
  { kind: 'postgres', url: full.url },
  { kind: 'postgres', url: empty.url },
)
await Promise.all([full.stop(), empty.stop()])
rmSync(scratch, { recursive: true })

async function measure(engine: string, database: DatabaseSource, target: DatabaseSource) {
  const folder = join(scratch, engine)
  const store = storeIn(join(folder, 'from'), database)
  await fillStore(store)
  const figures = {
    backup: await seconds(() => makeBackup(store, join(folder, 'backup'), new Date())),
    restore: await seconds(() =>
      restoreBackup(storeIn(join(folder, 'to'), target), join(folder, 'backup')),
    ),
    'page files alone, copied': await seconds(async () =>
      cpSync(join(folder, 'from/assets'), join(folder, 'copy'), { recursive: true }),
    ),
  }
  console.info(
    `${engine}: ${READERS} readers, ${PAGES} page files of ${PAGE_BYTES / 1000} kB; load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.table(
    Object.fromEntries(Object.entries(figures).map(([what, s]) => [what, { seconds: s }])),
  )
}

function inFile(name: string): DatabaseSource {
  return { kind: 'sqlite', file: join(scratch, 'SQLite', name, 'broadsheet.db') }
}

function storeIn(dataDir: string, database: DatabaseSource): StoreConfig {
  return { dataDir, database, assets: { kind: 'folder', folder: join(dataDir, 'assets') } }
}

async function fillStore({ dataDir, database }: StoreConfig): Promise<void> {
  const issue = join(dataDir, 'assets/PV/20261115/4/v1')
  mkdirSync(issue, { recursive: true })
  for (let page = 0; page < PAGES; page += 1) {
    writeFileSync(join(issue, `p${page}.webp`), randomBytes(PAGE_BYTES))
  }
  const db = await openDatabase(database)
  for (let first = 0; first < READERS; first += ROWS_AT_ONCE) {
    const readers = Array.from({ length: ROWS_AT_ONCE }, (_, row) => ({
      id: `reader-${first + row}`,
      first_name: 'ಆಶಾ',
      time_joined: first + row,
    }))
    await db.insertInto('reader').values(readers).execute()
  }
  await db.destroy()
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return +((performance.now() - start) / 1000).toFixed(1)
}
