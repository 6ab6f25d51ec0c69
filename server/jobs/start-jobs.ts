import { SECOND_MS } from '#contract/durations.ts'
import { startRetention } from '../reader-data/retention.ts'
import { startIndexing } from '../search/start-indexing.ts'
import type { Services } from '../services.ts'
import { backOffMs } from './back-off.ts'
import { runDueJobs } from './run-jobs.ts'

const LOOK_EVERY_MS = SECOND_MS

export interface RunningJobs {
  /** Resolves when the running jobs have finished. */
  stop(): Promise<void>
}

/** Runs due jobs in this process until `stop` is called. */
export function startJobs(services: Services): RunningJobs {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let failures = 0
  let looking = look()
  const indexing = startIndexing(services)
  const retention = startRetention(services)

  async function look(): Promise<void> {
    try {
      await runDueJobs(services)
      failures = 0
    } catch (error) {
      failures += 1
      services.log('error', 'jobs failed', { error: String(error) })
    }
    if (isStopped) return
    const wait = failures > 0 ? backOffMs(failures) : LOOK_EVERY_MS
    timer = setTimeout(() => {
      looking = look()
    }, wait)
  }

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      await indexing.stop()
      await retention.stop()
    },
  }
}
