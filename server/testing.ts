import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Reader } from '#domain/access.ts'
import { localAssets } from '#store/local-assets.ts'
import { openTestDatabase } from '#store/testing.ts'
import { createApp } from './app.ts'
import { movableClock, systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import type { LogFields } from './http/log.ts'
import { createInbox } from './outside/inbox.ts'
import type { Services } from './services.ts'

/** Noon of the day that tests live on. */
const TEST_NOW = new Date('2026-11-15T12:00:00+05:30')

/** The real app on an empty database; closed when the test ends. */
export async function createTestServer(
  env: Record<string, string> = {},
  reader: Reader = { kind: 'visitor' },
) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-test-'))
  const logged: { level: string; event: string; fields: LogFields | undefined }[] = []
  const config = readConfig({ DATA_DIR: folder, ...env })
  const clock = movableClock()
  clock.moveTo(TEST_NOW)
  const inbox = createInbox()
  const services: Services = {
    config,
    db: await openTestDatabase(),
    assets: localAssets(folder),
    clock: config.standIns ? clock : systemClock,
    inbox: config.standIns ? inbox : undefined,
    recognise: async () => ({ reader }),
    log: (level, event, fields) => logged.push({ level, event, fields }),
  }
  onTestFinished(async () => {
    await services.db.destroy()
    rmSync(folder, { recursive: true })
  })
  return { app: await createApp(services, { headFreshMs: 0 }), services, clock, inbox, logged }
}
