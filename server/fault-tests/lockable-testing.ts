import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { holdWriteLock } from '#store/lock-testing.ts'
import { emptyDatabaseIn } from '#store/testing.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openServices, type Services } from '../services.ts'

/** The real app on a database that other processes can open and lock. */
export async function openLockable() {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-lockable-'))
  const source = await emptyDatabaseIn(folder)
  const config = readConfig({
    DATA_DIR: folder,
    ...(source.kind === 'postgres' && { DATABASE_URL: source.url }),
  })
  const services: Services = { ...(await openServices(config)), log: () => {} }
  onTestFinished(async () => {
    await services.search.close()
    await services.db.destroy()
    rmSync(folder, { recursive: true })
  })
  return {
    services,
    app: await createApp(services),
    /** Starts `work` while another process holds the write lock for `ms`. */
    whileLocked: async (ms: number, work: () => unknown) => {
      const lock = await holdWriteLock(source)
      work()
      await new Promise((resolve) => setTimeout(resolve, ms))
      await lock.release()
    },
  }
}
