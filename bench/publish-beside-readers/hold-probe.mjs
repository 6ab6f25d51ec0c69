import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import process from 'node:process'

/**
 * Loaded into the press by `node --import`. Writes to HOLDS_FILE, when the process ends, how many milliseconds its
 * longest transaction held SQLite's write lock. JavaScript, because Node loads it as it is.
 */
let longestMs = 0
let count = 0
subscribe('broadsheet:sqlite-lock-hold', (heldMs) => {
  longestMs = Math.max(longestMs, heldMs)
  count += 1
})
process.on('exit', () => {
  if (count > 0) writeFileSync(process.env.HOLDS_FILE, JSON.stringify({ longestMs, count }))
})
