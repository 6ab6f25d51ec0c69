import { setTimeout } from 'node:timers/promises'
import { indexWhatIsBehind } from '#store/search/behind.ts'
import type { Services } from '../services.ts'

/** Between two issues readers get their pages. */
const PAUSE_MS = 50

/** What was published before an upgrade becomes findable, issue by issue, until it is told to stop. */
export function startIndexing({ db, log }: Services): { stop(): Promise<void> } {
  let isStopped = false
  const goOn = async (done: number, total: number) => {
    if (done === total) log('info', 'search index is complete')
    await setTimeout(PAUSE_MS)
    return !isStopped
  }
  const indexing = indexWhatIsBehind(db, { atOnce: 1, goOn }).catch((error) => {
    log('error', 'indexing failed', { error: String(error) })
  })
  return {
    stop: async () => {
      isStopped = true
      await indexing
    },
  }
}
