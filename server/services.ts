import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AssetSource, AssetStore } from '#store/assets.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { openAssets } from '#store/open-assets.ts'
import { StartError } from '#store/store-config.ts'
import { type Clock, movableClock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { type Recognise, recogniseVisitor } from './http/caller.ts'
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
  recognise: Recognise
  log: Log
}

export async function openServices(config: Config): Promise<Services> {
  await makeWritable(config.dataDir)
  return {
    config,
    db: await openDatabase(config.database).catch((error: Error) => {
      throw new StartError(`Cannot open the database: ${error.message || 'it does not answer'}`)
    }),
    assets: await openAnsweringAssets(config.assets),
    clock: config.standIns ? movableClock() : systemClock,
    inbox: config.standIns ? createInbox() : undefined,
    recognise: recogniseVisitor,
    log: jsonLog(config.logLevel, (line) => process.stdout.write(`${line}\n`)),
  }
}

async function openAnsweringAssets(source: AssetSource): Promise<AssetStore> {
  if (source.kind === 'folder') await makeWritable(source.folder)
  const assets = await openAssets(source)
  if (source.kind === 's3' && !(await assets.answers())) {
    throw new StartError(`The S3 bucket ${source.bucket} does not answer: check S3_ variables`)
  }
  return assets
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
