import { join } from 'node:path'
import Sqlite from 'libsql'

const EVERY_MS = 2

/** A separate process that tries to take SQLite's write lock every few milliseconds and reports refusals. */
const [dataDir = ''] = process.argv.slice(2)
const database = new Sqlite(join(dataDir, 'broadsheet.db'))
database.pragma('busy_timeout = 0')

let refusedSince: number | undefined
let longestMs = 0

/** Measured from the first refusal to the next success, so it includes waiting for a CPU. */
const timer = setInterval(() => {
  const now = performance.now()
  try {
    database.exec('begin immediate')
    database.exec('rollback')
    if (refusedSince !== undefined) longestMs = Math.max(longestMs, now - refusedSince)
    refusedSince = undefined
  } catch (error) {
    if (!String(error).includes('locked')) throw error
    refusedSince ??= now
  }
}, EVERY_MS)

process.on('message', () => {
  clearInterval(timer)
  database.close()
  process.send?.({ longestMs }, () => process.exit())
})
process.send?.('ready')
