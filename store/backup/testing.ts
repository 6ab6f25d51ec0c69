import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import type { StoreConfig } from '../store-config.ts'
import { emptyDatabaseIn } from '../testing.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The configuration of a product that was never started, in a temporary folder. */
export async function emptyStore(): Promise<StoreConfig> {
  const dataDir = temporaryFolder()
  return {
    dataDir,
    database: await emptyDatabaseIn(dataDir),
    assets: { kind: 'folder', folder: join(dataDir, 'assets') },
  }
}

/** A store with a secret, page files and a reader. */
export async function filledStore(pages = 3): Promise<StoreConfig> {
  const config = await emptyStore()
  const folder = join(config.dataDir, 'assets/PV/20261115/4/v1')
  mkdirSync(folder, { recursive: true })
  for (let page = 1; page <= pages; page += 1) {
    writeFileSync(join(folder, `p${page}.webp`), `page ${page}`.repeat(1000))
  }
  writeFileSync(join(config.dataDir, 'secret.key'), 'a secret of this machine')
  await using(config, async (db) => {
    await db
      .insertInto('reader')
      .values({ id: 'asha', first_name: 'Asha', time_joined: 1 })
      .execute()
  })
  return config
}

export async function using<T>(
  { database }: StoreConfig,
  use: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(database)
  return use(db).finally(() => db.destroy())
}

/** Starts a process that writes without pause. `written` returns how many times it wrote. */
export function startWriter({ database }: StoreConfig) {
  const target = database.kind === 'postgres' ? database.url : database.file
  const args = ['run.mjs', 'store/backup/writer-testing.ts', target]
  const writer: ChildProcess = spawn(process.execPath, args, {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let written = 0
  writer.stdout?.setEncoding('utf8').on('data', (output: string) => {
    written = Number(output.trim().split('\n').at(-1))
  })
  return {
    written: () => written,
    stop: async () => {
      const ended = once(writer, 'exit')
      writer.kill('SIGKILL')
      await ended
    },
  }
}

/** A command in a process of its own, as an operator runs it. */
export function startCommand(typed: readonly string[], { dataDir, database }: StoreConfig) {
  return spawn(process.execPath, ['broadsheet.mjs', ...typed], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
    },
  })
}
