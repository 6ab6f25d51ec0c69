import { mkdir } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { z } from 'zod'
import { openDatabase } from '#store/database.ts'
import { openAssets } from '#store/open-assets.ts'
import { ReleaseEnvironment, releaseHours } from '#store/release-hours.ts'
import { parseEnvironment, StoreEnvironment, storeConfig } from '#store/store-config.ts'
import type { Press } from './publish.ts'

/** Opens the press on the same database and asset store as the server, from the environment. */
export async function openPress(env: NodeJS.ProcessEnv): Promise<Press> {
  const variables = parseEnvironment(StoreEnvironment, env)
  const config = storeConfig(variables)
  await mkdir(config.dataDir, { recursive: true })
  return {
    db: await openDatabase(config.database),
    assets: await openAssets(config.assets),
    assetSource: config.assets,
    releaseHours: releaseHours(parseEnvironment(ReleaseEnvironment, env)),
    now: () => new Date(),
    lowerPriority: () => setPriority(10),
    fileNames: fileNamesIn(variables),
  }
}

function fileNamesIn({ PAGE_NAMES_PV, PAGE_NAMES_DH }: z.infer<typeof StoreEnvironment>) {
  return {
    ...(PAGE_NAMES_PV && { PV: new RegExp(PAGE_NAMES_PV, 'u') }),
    ...(PAGE_NAMES_DH && { DH: new RegExp(PAGE_NAMES_DH, 'u') }),
  }
}
