/** Keeps a statement below the parameter limit of both databases. */
const BATCH = 500
/** A query that takes longer no longer holds up the next one. */
const SLOW_MS = 1000

/** Finds what many keys name in one query. A key that names nothing is missing in the answer. */
type FindMany<Found> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>

export type LookUp<Found> = (key: string) => Promise<Found | undefined>

interface Waiting<Found> {
  key: string
  resolve(found: Found | undefined): void
  reject(error: unknown): void
}

/**
 * Looks up many keys in one query. A query starts at once; look-ups that arrive meanwhile share the next one. A query
 * costs about as much CPU time as everything else of a frequent request.
 */
export function sharedLookUps<Found>(findMany: FindMany<Found>): LookUp<Found> {
  const waiting: Waiting<Found>[] = []
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

  async function answer(batch: readonly Waiting<Found>[]): Promise<void> {
    try {
      const found = await findMany([...new Set(batch.map(({ key }) => key))])
      for (const { key, resolve } of batch) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      schedule()
    })
}
