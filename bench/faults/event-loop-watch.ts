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

/** The longest block of the event loop; `own` excludes waiting for a CPU. */
export interface LongestBlock {
  allMs: number
  ownMs: number
}

/** Collects the measurements of the probe inside the server process. */
export function watchEventLoop() {
  let window = 0
  let longest: LongestBlock = { allMs: 0, ownMs: 0 }
  let isReporting = false

  return {
    /** Receives the reports of the probe. */
    onMessage: (message: unknown) => {
      const report = Report.safeParse(message)
      if (!report.success || report.data.window !== window) return
      isReporting = true
      longest = {
        allMs: Math.max(longest.allMs, Math.round(report.data.longestBlockMs)),
        ownMs: Math.max(longest.ownMs, Math.round(report.data.longestOwnBlockMs)),
      }
    },
    /** Starts a new measurement and waits until the server has started it. */
    begin: async (tell: (message: string) => unknown) => {
      window += 1
      longest = { allMs: 0, ownMs: 0 }
      isReporting = false
      tell(`measure ${window}`)
      while (!isReporting) await pause(10)
    },
    /** Continues the measurement after a restart of the server. */
    resume: (tell: (message: string) => unknown) => tell(`measure ${window}`),
    longestBlock: () => longest,
  }
}
export type EventLoopWatch = ReturnType<typeof watchEventLoop>
