import { setImmediate as nextTurn } from 'node:timers/promises'

/** Time for the database in one turn of the event loop, apart from the statement that exceeds it. */
const TURN_MS = 10

let endsAt: number | undefined

/**
 * libsql answers synchronously, so that a loop over the database would run in microtasks alone: no timer would fire and
 * no request would be read until it ends. Waits for the next turn of the event loop once this one had its share.
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
