import { setImmediate as nextTurn } from 'node:timers/promises'

/** Maximum time for database work in one turn of the event loop; the last statement may exceed it. */
const TURN_MS = 10

let endsAt: number | undefined

/**
 * Waits for the next turn of the event loop when the database has used its time in this one. libsql is synchronous, so a
 * loop of queries would otherwise run in microtasks only, and no timer or request would be served until it ends.
 */
export async function shareEventLoop(): Promise<void> {
  while (isOver(performance.now())) await nextTurn()
}

function isOver(now: number): boolean {
  if (endsAt !== undefined) return now >= endsAt
  endsAt = now + TURN_MS
  setImmediate(() => {
    endsAt = undefined
  }).unref()
  return false
}
