import { CallError } from '#contract/call-error.ts'
import type { DeskRoute } from '#contract/desk/desk-route.ts'
import { SECOND_MS } from '#contract/durations.ts'
import { readEvents, type ServerEvent } from './read-events.ts'

const FIRST_WAIT_MS = SECOND_MS
const LONGEST_WAIT_MS = 15 * SECOND_MS

/** The server sends this event when the session is over. */
const END = 'end'

interface Listener {
  onEvent: (event: ServerEvent) => void
  onLost: () => void
  /** The session ended, or the role may not follow this any more. */
  onRefused: () => void
}

/** Follows a stream of events, and connects again after a lost connection. `input` is read at each connection. */
export async function keepFollowing(
  route: DeskRoute,
  input: () => { query?: object },
  signal: AbortSignal,
  listener: Listener,
): Promise<void> {
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    let isEnded = false
    try {
      await readEvents(
        route,
        input(),
        (event) => {
          wait = FIRST_WAIT_MS
          if (event.event === END) isEnded = true
          else listener.onEvent(event)
        },
        signal,
      )
    } catch (error) {
      isEnded = isRefused(error)
    }
    if (signal.aborted) return
    listener.onLost()
    if (isEnded) listener.onRefused()
    await pause(wait, signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

/** Tries a call until the server answers it. Throws what the server refuses. */
export async function retryWhileUnreachable<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await attempt()
    } catch (error) {
      const mayPass =
        error instanceof CallError &&
        ['unavailable', 'internal', 'too-many-requests'].includes(error.code)
      if (!mayPass || signal.aborted) throw error
      await pause(wait, signal)
    }
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof CallError && ['login-required', 'forbidden'].includes(error.code)
}

/** Ends early when the network is back, or when the screen is left. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
