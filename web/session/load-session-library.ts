import { settleSession } from './session.ts'

type Library = ReturnType<typeof import('./session-library.ts')['startSessionLibrary']>

let started: Promise<Library> | undefined

/** The sign-in library, fetched when it is first needed: a visitor reads the front page without it. */
export function loadSessionLibrary(): Promise<Library> {
  started ??= import('./session-library.ts')
    .then(({ startSessionLibrary }) => startSessionLibrary())
    .catch((error) => {
      started = undefined
      throw error
    })
  return started
}

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
