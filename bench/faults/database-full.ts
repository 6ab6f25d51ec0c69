import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { sendBusyReaders } from '#server/faults/busy-readers-testing.ts'
import { openServices } from '#server/services.ts'
import { startServer } from '#server/start-server.ts'
import { startPostgres } from '#tools/postgres.ts'
import type { Outcome } from './outcome.ts'
import type { SmallDisk } from './small-disk.ts'

const READERS = 6
const BEFORE = 200
const FULL_MS = 5000

/** The disk of the database fills up under load, stays full for a while, and is freed. */
export async function databaseFull(
  engine: 'SQLite' | 'PostgreSQL',
  disk: SmallDisk,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-full-'))
  writeFileSync(join(folder, 'index.html'), '')
  const kept = join(disk.folder, 'kept')
  mkdirSync(kept, { mode: 0o755 })
  const postgres = engine === 'PostgreSQL' ? await startPostgres(kept) : undefined
  const services = await openServices(
    readConfig({
      ...{ PORT: '0', HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' },
      ...(postgres ? { DATABASE_URL: postgres.url, DATA_DIR: folder } : { DATA_DIR: kept }),
    }),
  )
  const server = await startServer({ ...services, log: () => {} }, folder)
  const send = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, init)

  const readers = sendBusyReaders({ send }, READERS)
  await readers.granted(BEFORE)
  disk.fill()
  await setTimeout(FULL_MS)
  const reads = await send('/api/faqs')
  disk.free()
  const freed = performance.now()
  await readers.granted(1)
  const recoveredMs = Math.round(performance.now() - freed)
  await readers.granted(BEFORE)
  const { lost, wrong } = await readers.stop()
  for (const answer of wrong) console.info(answer)
  await server.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true })
  const { asked, acknowledged, refused, failed, cutOff } = readers.seen
  return {
    fault: `disk of ${engine} full for ${FULL_MS / 1000} s`,
    operations: asked,
    acknowledged,
    lost: lost.length,
    'answered 503': refused,
    'other errors': failed + cutOff,
    'reading meanwhile': reads.status,
    'recovered after (ms)': recoveredMs,
  }
}
