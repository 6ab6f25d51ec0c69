import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import process from 'node:process'

/**
 * Loaded into the press by `node --import`. At exit, writes to HOLDS_FILE how long its longest transaction held
 * SQLite's write lock in milliseconds. It is JavaScript because Node loads it without a compiler.
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
