import { mkdir } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { openDatabase } from '#store/database.ts'
import { openAssets } from '#store/open-assets.ts'
import { ReleaseEnvironment, releaseHours } from '#store/release-hours.ts'
import { parseEnvironment, StoreEnvironment, storeConfig } from '#store/store-config.ts'
import type { Press } from './publish.ts'

/** Opens the press on the same database and asset store as the server, from the environment. */
export async function openPress(env: NodeJS.ProcessEnv): Promise<Press> {
  const config = storeConfig(parseEnvironment(StoreEnvironment, env))
  await mkdir(config.dataDir, { recursive: true })
  return {
    db: await openDatabase(config.database),
    assets: await openAssets(config.assets),
    assetSource: config.assets,
    releaseHours: releaseHours(parseEnvironment(ReleaseEnvironment, env)),
    now: () => new Date(),
    lowerPriority: () => setPriority(10),
  }
}
