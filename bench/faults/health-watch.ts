import { setTimeout as pause } from 'node:timers/promises'
import { getHealth } from '#contract/health.ts'
import { API_BASE } from '#contract/route.ts'
import type { ServerUnderLoad } from '#server/fault-tests/load-client-testing.ts'

const EVERY_MS = 20
/** Longer than any stall seen so far. */
const TIMEOUT_MS = 300_000

/** Polls /api/healthz and records the times of the answers. */
export function watchHealth(server: ServerUnderLoad) {
  let isStopped = false
  const answered: number[] = []

  async function watch(): Promise<void> {
    while (!isStopped) {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await server
        .send(API_BASE + getHealth.path, { signal })
        .catch(() => undefined)
      await response?.arrayBuffer().catch(() => undefined)
      if (response?.ok) answered.push(performance.now())
      await pause(EVERY_MS)
    }
  }
  const watching = watch()

  return {
    answered,
    stop: async () => {
      isStopped = true
      await watching
    },
  }
}
