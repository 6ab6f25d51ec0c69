import { setTimeout } from 'node:timers/promises'
import { indexOutdatedIssues, pendingUpdates } from '#store/search/outdated-issues.ts'
import { updateIndex } from '#store/search/update-index.ts'
import { isUnavailable } from '#store/unavailable.ts'
import { backOffMs } from '../jobs/back-off.ts'
import type { Services } from '../services.ts'

/** Yields between issues, so that indexing does not starve requests. */
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

  const report = (error: unknown) => log('error', 'indexing failed', { error: String(error) })
  const wait = (ms: number) =>
    setTimeout(ms, undefined, { signal: stopping.signal }).catch(() => {})
  const goOn = async (done: number, total: number) => {
    if (done === total) log('info', 'search index is complete')
    await setTimeout(PAUSE_MS)
    return isRunning()
  }

  /** Continues with the issues that are still behind when the database could not be reached. */
  async function indexAll(failures = 0): Promise<void> {
    try {
      await indexOutdatedIssues(db, { atOnce: 1, goOn })
    } catch (error) {
      report(error)
      if (!isUnavailable(error)) return
      await wait(backOffMs(failures + 1))
      if (isRunning()) await indexAll(failures + 1)
    }
  }

  let seen = new Set<string>()
  async function finishAbandoned(): Promise<void> {
    const updates = await pendingUpdates(db)
    const abandoned = updates.filter(({ progress }) => seen.has(progress))
    seen = new Set(updates.map(({ progress }) => progress))
    for (const { key } of abandoned) await updateIndex(db, [key], { goOn: isRunning })
  }

  async function run(): Promise<void> {
    await indexAll()
    while (isRunning()) {
      await finishAbandoned().catch(report)
      await wait(lookEveryMs)
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
