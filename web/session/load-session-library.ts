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
