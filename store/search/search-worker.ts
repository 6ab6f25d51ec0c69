import { parentPort, workerData } from 'node:worker_threads'
import { Kysely } from 'kysely'
import { sqliteReadingDialect } from '../sqlite.ts'
import type { Tables } from '../tables.ts'
import { find } from './find.ts'
import type { SearchAnswer, SearchRequest } from './search-engine.ts'

/** A message from the thread: that it is ready, or the outcome of one search. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'found'; answer: SearchAnswer }
  | { kind: 'failed'; reason: string }

const file: unknown = workerData
const port = parentPort
if (typeof file !== 'string' || !port)
  throw new Error('search-worker.ts must be started by search-in-worker.ts')

const db = new Kysely<Tables>({ dialect: sqliteReadingDialect(file) })
const report = (message: Report) => port.postMessage(message)

port.on('message', async (request: SearchRequest) => {
  try {
    report({ kind: 'found', answer: await find(db, request) })
  } catch (error) {
    report({ kind: 'failed', reason: String(error instanceof Error ? error.stack : error) })
  }
})
report({ kind: 'ready' })
