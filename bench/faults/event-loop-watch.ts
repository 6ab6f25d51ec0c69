import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const PROBE = new URL('event-loop-probe.mjs', import.meta.url)
const Report = z.object({
  window: z.number(),
  longestBlockMs: z.number(),
  longestOwnBlockMs: z.number(),
})

export const PROBE_ARGS = ['--import', fileURLToPath(PROBE)]

/** The longest block of the event loop; `own` leaves out how long the process waited for a processor. */
export interface LongestBlock {
  allMs: number
  ownMs: number
}

/** How long the server's event loop was blocked, as measured inside its process. */
export function watchEventLoop() {
  let window = 0
  let longest: LongestBlock = { allMs: 0, ownMs: 0 }
  let isReporting = false

  return {
    /** Takes the reports of the probe. */
    onMessage: (message: unknown) => {
      const report = Report.safeParse(message)
      if (!report.success || report.data.window !== window) return
      isReporting = true
      longest = {
        allMs: Math.max(longest.allMs, Math.round(report.data.longestBlockMs)),
        ownMs: Math.max(longest.ownMs, Math.round(report.data.longestOwnBlockMs)),
      }
    },
    /** Begins a new measurement, and waits until the server measures. */
    begin: async (tell: (message: string) => unknown) => {
      window += 1
      longest = { allMs: 0, ownMs: 0 }
      isReporting = false
      tell(`measure ${window}`)
      while (!isReporting) await pause(10)
    },
    /** Goes on with the measurement in a server that was started again. */
    resume: (tell: (message: string) => unknown) => tell(`measure ${window}`),
    longestBlock: () => longest,
  }
}
export type EventLoopWatch = ReturnType<typeof watchEventLoop>
