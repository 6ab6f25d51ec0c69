import { loadSessionLibrary } from './load-session-library.ts'
import { settleSession } from './session.ts'

let asking: Promise<void> | undefined

/**
 * Asks the server once, for a browser that remembers nothing: on a first visit, or when it wiped
 * what scripts had kept.
 */
export function askWhoIsReading(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** When nobody is being asked any more. */
export async function wasAsked(): Promise<void> {
  await asking
}

async function ask(): Promise<void> {
  try {
    const { Session } = await loadSessionLibrary()
    await Session.doesSessionExist()
  } catch {
    // No answer.
  }
  settleSession()
}
