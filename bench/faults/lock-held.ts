import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Interval } from './gaps.ts'
import type { PlayFault } from './measure-fault.ts'
import type { World } from './world.ts'

const RUN = fileURLToPath(new URL('../../run.mjs', import.meta.url))
const HOLDER = fileURLToPath(new URL('lock-holder.ts', import.meta.url))

const MOST_TRIES = 1000
const RETRY_MS = 10

/** Another process lets nobody write for a while; reading is not locked out. */
export function lockHeld(ms: number): PlayFault {
  return (world) => (world.engine === 'SQLite' ? holdFile(world, ms) : holdTables(world, ms))
}

async function holdFile({ databaseFile }: World, ms: number): Promise<Interval> {
  const holder = spawn(process.execPath, [RUN, HOLDER, databaseFile, `${ms}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let began: number | undefined
  for await (const said of holder.stdout.setEncoding('utf8')) {
    if (String(said).includes('held')) began = performance.now()
    if (began !== undefined && String(said).includes('released')) {
      return { began, ended: performance.now() }
    }
  }
  throw new Error('The lock was not held')
}

/** PostgreSQL has no lock on the whole database: a session takes one on every table. */
async function holdTables({ server: { db } }: World, ms: number): Promise<Interval> {
  const tables = await db.introspection.getTables()
  const names = sql.join(tables.map(({ name }) => sql.table(name)))
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      return await db.transaction().execute(async (transaction) => {
        // Waiting for one table while holding others would be a deadlock with the server's transactions.
        await sql`lock table ${names} in exclusive mode nowait`.execute(transaction)
        const began = performance.now()
        await pause(ms)
        return { began, ended: performance.now() }
      })
    } catch (error) {
      if (!isLockNotAvailable(error)) throw error
      await pause(RETRY_MS)
    }
  }
  throw new Error('The lock was not held')
}

function isLockNotAvailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}
