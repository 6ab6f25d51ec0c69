import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const PROBE = new URL('event-loop-probe.mjs', import.meta.url)
const Report = z.object({ window: z.number(), longestBlockMs: z.number() })

export const PROBE_ARGS = ['--import', fileURLToPath(PROBE)]

/** How long the server's event loop was blocked, as measured inside its process. */
export function watchEventLoop() {
  let window = 0
  let longestBlockMs = 0
  let isReporting = false

  return {
    /** Takes the reports of the probe. */
    onMessage: (message: unknown) => {
      const report = Report.safeParse(message)
      if (!report.success || report.data.window !== window) return
      isReporting = true
      longestBlockMs = Math.max(longestBlockMs, report.data.longestBlockMs)
    },
    /** Begins a new measurement, and waits until the server measures. */
    begin: async (tell: (message: string) => unknown) => {
      window += 1
      longestBlockMs = 0
      isReporting = false
      tell(`measure ${window}`)
      while (!isReporting) await pause(10)
    },
    /** Goes on with the measurement in a server that was started again. */
    resume: (tell: (message: string) => unknown) => tell(`measure ${window}`),
    longestBlockMs: () => Math.round(longestBlockMs),
  }
}
export type EventLoopWatch = ReturnType<typeof watchEventLoop>
