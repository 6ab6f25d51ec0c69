import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'

/**
 * Loaded into the server by `node --import`. Measures the longest block of the event loop and reports it to the parent
 * process often, so that little is lost on `kill -9`. It is JavaScript because Node loads it without a compiler.
 */
const RESOLUTION_MS = 2
const TICK_MS = 5
const REPORT_EVERY_MS = 100
const SCHEDULER = `/proc/self/task/${process.pid}/schedstat`

let measurement

// Each window has its own histogram: a reset would miss a block that starts before the next tick.
process.on('message', (message) => {
  const window = Number(/^measure (\d+)$/.exec(String(message))?.[1])
  if (!window) return
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const previous = measurement
  measurement = { window, delays, longestOwnBlockMs: 0 }
  setTimeout(() => previous?.delays.disable(), REPORT_EVERY_MS).unref()
})

// Time spent waiting for a CPU is not the program's fault; Linux reports it separately.
let last = readClocks()
setInterval(() => {
  const now = readClocks()
  const own = now.atMs - last.atMs - (now.waitedMs - last.waitedMs)
  last = now
  if (measurement) measurement.longestOwnBlockMs = Math.max(measurement.longestOwnBlockMs, own)
}, TICK_MS).unref()

setInterval(() => {
  if (!measurement || measurement.delays.count === 0 || !process.connected) return
  const { window, delays, longestOwnBlockMs } = measurement
  process.send?.({ window, longestBlockMs: delays.max / 1e6, longestOwnBlockMs })
}, REPORT_EVERY_MS).unref()

// The IPC channel must not keep the server running.
process.channel?.unref()

function readClocks() {
  return { atMs: performance.now(), waitedMs: waitedForProcessorMs() }
}

function waitedForProcessorMs() {
  try {
    const [, waitedNs] = readFileSync(SCHEDULER, 'utf8').split(' ')
    return Number(waitedNs) / 1e6
  } catch {
    return 0
  }
}
