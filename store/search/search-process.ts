import process from 'node:process'
import { Kysely } from 'kysely'
import { sqliteReadingDialect } from '../sqlite.ts'
import type { Tables } from '../tables.ts'
import { find } from './find.ts'
import type { SearchAnswer, SearchRequest } from './search-engine.ts'

/** A message from the process: that it is ready, or the outcome of one search. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'found'; answer: SearchAnswer }
  | { kind: 'failed'; reason: string }

const [file] = process.argv.slice(2)
if (file === undefined || !process.send)
  throw new Error('search-process.ts must be started by search-in-process.ts')

const db = new Kysely<Tables>({ dialect: sqliteReadingDialect(file) })
const report = (message: Report) =>
  process.send?.(message, undefined, undefined, (error) => {
    // The server has ended.
    if (error) process.exit()
  })

process.on('message', async (request: SearchRequest) => {
  try {
    report({ kind: 'found', answer: await find(db, request) })
  } catch (error) {
    report({ kind: 'failed', reason: String(error instanceof Error ? error.stack : error) })
  }
})
// Ctrl-C reaches all processes of a terminal. The server ends this one after its last answer, or by ending itself.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
report({ kind: 'ready' })
