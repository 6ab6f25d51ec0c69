import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'

/**
 * Loaded into the server by `node --import`. Measures the longest time between two turns of its event loop, and sends
 * it to the parent process often, so that `kill -9` loses little. JavaScript, because Node loads it as it is.
 */
const RESOLUTION_MS = 2
const REPORT_EVERY_MS = 100

let measurement

// A histogram that is reset would miss a block that begins before its next tick: each window has one of its own.
process.on('message', (message) => {
  const window = Number(/^measure (\d+)$/.exec(String(message))?.[1])
  if (!window) return
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const previous = measurement
  measurement = { window, delays }
  setTimeout(() => previous?.delays.disable(), REPORT_EVERY_MS).unref()
})

setInterval(() => {
  if (!measurement || measurement.delays.count === 0 || !process.connected) return
  const { window, delays } = measurement
  process.send?.({ window, longestBlockMs: delays.max / 1e6 })
}, REPORT_EVERY_MS).unref()

// The parent's messages do not keep the server running.
process.channel?.unref()
