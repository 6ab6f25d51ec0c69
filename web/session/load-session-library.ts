import { finishSessionCheck } from './session.ts'

type Library = ReturnType<typeof import('./session-library.ts')['startSessionLibrary']>

let started: Promise<Library> | undefined

/** Loads the sign-in library on first use: a visitor reads the front page without it. */
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
 * Asks the server who is signed in, for a browser without session cookies: on a first visit, or after
 * the browser deleted them.
 */
export function checkSession(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** Test helper: resolves when no session check is pending. */
export async function sessionCheckFinished(): Promise<void> {
  await asking
}

async function ask(): Promise<void> {
  try {
    const { Session } = await loadSessionLibrary()
    await Session.doesSessionExist()
  } catch {
    // The server cannot be reached: the reader counts as a visitor.
  }
  finishSessionCheck()
}
