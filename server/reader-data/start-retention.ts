import { setTimeout } from 'node:timers/promises'
import { MINUTE_MS } from '#contract/durations.ts'
import { dayInIndia, timeInIndia } from '#domain/newspaper-day.ts'
import { countOne } from '#store/auth/daily-counts.ts'
import type { Services } from '../services.ts'
import { applySchedule } from './retention.ts'

const LOOK_EVERY_MS = 10 * MINUTE_MS
/** Neither the press nor the morning's readers are busy then. */
const QUIET_TIME = '14:00'

/** Applies the retention schedule once a day, in one process of a deployment. */
export function startRetention(
  services: Services,
  lookEveryMs = LOOK_EVERY_MS,
): { stop(): Promise<void> } {
  const { db, clock, log } = services
  const stopping = new AbortController()
  const isRunning = () => !stopping.signal.aborted

  async function applyWhenDue(): Promise<void> {
    const now = clock.now()
    const day = dayInIndia(now)
    if (now < timeInIndia(day, QUIET_TIME)) return
    // A run that a crash cuts short is made up for by the next day's.
    if (await countOne(db, { name: 'retention', day, limit: 1 })) {
      await applySchedule(services, isRunning)
    }
  }

  async function run(): Promise<void> {
    while (isRunning()) {
      await applyWhenDue().catch((error: unknown) =>
        log('error', 'retention failed', { error: String(error) }),
      )
      await setTimeout(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
