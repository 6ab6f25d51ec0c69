import type { ReadingPlace } from '#contract/reading-places.ts'
import type { Database } from '#store/database.ts'
import { mergeReadingPlaces, nameOfSent, type SentPlace } from '#store/reading-places.ts'
import { isUnavailable } from '#store/unavailable.ts'
import type { Clock } from '../integrations/clock.ts'

/** Nobody waits for the answer: a device keeps its places, and sends one again until it is answered. */
const COLLECT_MS = 100
/** Keeps a statement below the parameter limit of both databases. */
const BATCH = 500

/**
 * Merges reading places into those of their readers, many in one statement. A place is answered when it is stored, so a
 * process that is killed loses none that it has acknowledged. See docs/decisions/090-places-written-together.md.
 */
export interface PlaceWriter {
  /** The merged place; undefined if the session has ended. */
  save(sent: SentPlace): Promise<ReadingPlace | undefined>
}

interface Waiting {
  sent: SentPlace
  resolve(merged: ReadingPlace | undefined): void
  reject(error: unknown): void
}

export function createPlaceWriter({ db, clock }: { db: Database; clock: Clock }): PlaceWriter {
  let waiting: Waiting[] = []
  /** Whether a statement runs, or is due. */
  let isBusy = false

  function schedule(): void {
    if (waiting.length === 0 || isBusy) return
    isBusy = true
    setTimeout(writeBatch, COLLECT_MS)
  }

  async function writeBatch(): Promise<void> {
    await write(takeBatch())
    isBusy = false
    schedule()
  }

  /** One place for each reader and issue. Others of the same wait for the next statement. */
  function takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>()
    const rest: Waiting[] = []
    for (const each of waiting) {
      const name = nameOfSent(each.sent)
      if (batch.size < BATCH && !batch.has(name)) batch.set(name, each)
      else rest.push(each)
    }
    waiting = rest
    return [...batch.values()]
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      const sent = batch.map((each) => each.sent)
      const merged = await mergeReadingPlaces(db, sent, clock.now().getTime())
      for (const each of batch) each.resolve(merged.get(nameOfSent(each.sent)))
    } catch (error) {
      // One place must not make those of other readers fail.
      if (batch.length > 1 && !isUnavailable(error)) for (const each of batch) await write([each])
      else for (const { reject } of batch) reject(error)
    }
  }

  return {
    save: (sent) =>
      new Promise((resolve, reject) => {
        waiting.push({ sent, resolve, reject })
        schedule()
      }),
  }
}
