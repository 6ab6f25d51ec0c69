import { setTimeout } from 'node:timers/promises'
import { indexWhatIsBehind, updatesUnderWay } from '#store/search/behind.ts'
import { updateIndex } from '#store/search/update-index.ts'
import type { Services } from '../services.ts'

/** Between two issues readers get their pages. */
const PAUSE_MS = 50
/** An update that has not moved for this long has lost its process. */
const LOOK_EVERY_MS = 10_000

/** Indexes what was published before an upgrade, then finishes what killed processes leave, until it is stopped. */
export function startIndexing(
  { db, log }: Services,
  lookEveryMs = LOOK_EVERY_MS,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const isRunning = () => !stopping.signal.aborted

  async function indexAll(): Promise<void> {
    await indexWhatIsBehind(db, {
      atOnce: 1,
      goOn: async (done, total) => {
        if (done === total) log('info', 'search index is complete')
        await setTimeout(PAUSE_MS)
        return isRunning()
      },
    })
  }

  let seen = new Set<string>()
  async function finishAbandoned(): Promise<void> {
    const updates = await updatesUnderWay(db)
    const abandoned = updates.filter(({ progress }) => seen.has(progress))
    seen = new Set(updates.map(({ progress }) => progress))
    for (const { key } of abandoned) await updateIndex(db, [key], { goOn: isRunning })
  }

  async function run(): Promise<void> {
    const report = (error: unknown) => log('error', 'indexing failed', { error: String(error) })
    await indexAll().catch(report)
    while (isRunning()) {
      await finishAbandoned().catch(report)
      await setTimeout(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const indexing = run()
  return {
    stop: async () => {
      stopping.abort()
      await indexing
    },
  }
}
