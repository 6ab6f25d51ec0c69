import { setTimeout } from 'node:timers/promises'
import { indexWhatIsBehind } from '#store/search/behind.ts'
import { isUnavailable } from '#store/unavailable.ts'
import { backOffMs } from '../jobs/back-off.ts'
import type { Services } from '../services.ts'

/** Between two issues readers get their pages. */
const PAUSE_MS = 50

/** What was published before an upgrade becomes findable, issue by issue, until it is told to stop. */
export function startIndexing({ db, log }: Services): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const goOn = async (done: number, total: number) => {
    if (done === total) log('info', 'search index is complete')
    await setTimeout(PAUSE_MS)
    return !stopping.signal.aborted
  }

  /** Each issue is its own transaction: after a failure it goes on with those that are still behind. */
  async function index(failures: number): Promise<void> {
    try {
      await indexWhatIsBehind(db, { atOnce: 1, goOn })
    } catch (error) {
      log('error', 'indexing failed', { error: String(error) })
      if (!isUnavailable(error)) return
      await setTimeout(backOffMs(failures + 1), undefined, { signal: stopping.signal }).catch(
        () => {},
      )
      if (!stopping.signal.aborted) await index(failures + 1)
    }
  }
  const indexing = index(0)
  return {
    stop: async () => {
      stopping.abort()
      await indexing
    },
  }
}
