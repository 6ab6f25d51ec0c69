import { SECOND_MS } from '#contract/durations.ts'
import { startIndexing } from '../search/start-indexing.ts'
import type { Services } from '../services.ts'
import { runDueJobs } from './run-jobs.ts'

const LOOK_EVERY_MS = SECOND_MS

export interface RunningJobs {
  /** Finishes what was begun. */
  stop(): Promise<void>
}

/** Does what falls due, in this process, until it is told to stop. */
export function startJobs(services: Services): RunningJobs {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let looking = look()
  const indexing = startIndexing(services)

  async function look(): Promise<void> {
    try {
      await runDueJobs(services)
    } catch (error) {
      services.log('error', 'jobs failed', { error: String(error) })
    }
    if (isStopped) return
    timer = setTimeout(() => {
      looking = look()
    }, LOOK_EVERY_MS)
  }

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      await indexing.stop()
    },
  }
}
