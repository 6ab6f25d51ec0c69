import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '#store/backup/make-backup.ts'
import { restoreBackup } from '#store/backup/restore-backup.ts'
import { parseEnvironment, StoreEnvironment, storeConfig } from '#store/store-config.ts'
import { waitForSample } from './wait-for-sample.ts'

/** `npm start` with a copy of another server's sample, so that the sample is printed only once. */
const [port, dataDir = ''] = process.argv.slice(2)
const from = storeConfig(parseEnvironment(StoreEnvironment, { DATA_DIR: dataDir }))
const to = storeConfig(parseEnvironment(StoreEnvironment, process.env))
if (!existsSync(to.dataDir)) await copySample()
await import('#build/start.ts')

async function copySample(): Promise<void> {
  await waitForSample({ port: Number(port) })
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-sample-'))
  await makeBackup(from, join(folder, 'sample'), new Date())
  await restoreBackup(to, join(folder, 'sample'))
  rmSync(folder, { recursive: true })
}
