import { type SessionOwner, sessionsWithHandles } from '#store/auth/session-batches.ts'
import type { Database } from '#store/database.ts'

/** Keeps a statement below the parameter limit of both databases. */
const BATCH = 500
/** A query that takes longer no longer holds up the next one. */
const SLOW_MS = 1000

interface LookUp {
  handle: string
  refresh_hash: string
  now: number
}

interface Waiting extends LookUp {
  resolve(owner: SessionOwner | undefined): void
  reject(error: unknown): void
}

/** Finds the session whose current token this is; undefined if there is none or it has expired. */
export type FindSession = (lookUp: LookUp) => Promise<SessionOwner | undefined>

/**
 * Looks up sessions, many in one query. A query starts at once; look-ups that arrive meanwhile share the next one. A query
 * costs about as much CPU time as everything else of a renewal.
 */
export function sessionLookUps(db: Database): FindSession {
  const waiting: Waiting[] = []
  let running: { since: number } | undefined
  let isScheduled = false

  function schedule(): void {
    const isBusy = running !== undefined && performance.now() - running.since < SLOW_MS
    if (isScheduled || isBusy || waiting.length === 0) return
    isScheduled = true
    // Together with the other requests of this turn of the event loop.
    setImmediate(run)
  }

  async function run(): Promise<void> {
    isScheduled = false
    const own = { since: performance.now() }
    running = own
    await answer(waiting.splice(0, BATCH))
    if (running === own) running = undefined
    schedule()
  }

  async function answer(batch: readonly Waiting[]): Promise<void> {
    try {
      const handles = batch.map(({ handle }) => handle)
      const rows = await sessionsWithHandles(db, handles)
      const rowOf = new Map(rows.map((row) => [row.handle, row]))
      for (const { handle, refresh_hash, now, resolve } of batch) {
        const row = rowOf.get(handle)
        resolve(row && row.refresh_hash === refresh_hash && row.expires_at > now ? row : undefined)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (lookUp) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...lookUp, resolve, reject })
      schedule()
    })
}
