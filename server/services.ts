import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AssetStore } from '#store/assets.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { localAssets } from '#store/local-assets.ts'
import { type Clock, movableClock, systemClock } from './clock.ts'
import { type Config, StartError } from './config.ts'
import { jsonLog, type Log } from './http/log.ts'
import { createInbox, type Inbox } from './outside/inbox.ts'

/** Everything that the routes need from outside themselves. */
export interface Services {
  config: Config
  db: Database
  assets: AssetStore
  clock: Clock
  /** Only while stand-ins play the outside world. */
  inbox: Inbox | undefined
  log: Log
}

export async function openServices(config: Config): Promise<Services> {
  await makeWritable(config.dataDir)
  await makeWritable(config.assetDir)
  return {
    config,
    db: await openDatabase(config.database).catch((error: Error) => {
      throw new StartError(`Cannot open the database: ${error.message || 'it does not answer'}`)
    }),
    assets: localAssets(config.assetDir),
    clock: config.standIns ? movableClock() : systemClock,
    inbox: config.standIns ? createInbox() : undefined,
    log: jsonLog(config.logLevel, (line) => process.stdout.write(`${line}\n`)),
  }
}

/** Permission bits do not tell a read-only disk or root's rights; only a written file does. */
async function makeWritable(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await (await open(probe, 'w')).close()
    await rm(probe)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`Cannot write to the data folder ${folder} (DATA_DIR): ${reason}`)
  }
}
