import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from './in-turn.ts'
import {
  type SearchAnswer,
  SearchBusy,
  type SearchEngine,
  type SearchRequest,
} from './search-engine.ts'
import type { Report } from './search-worker.ts'

const RUN = join(import.meta.dirname, '../../run.mjs')
const PROGRAM = join(import.meta.dirname, 'search-worker.ts')
const WAITING_AT_MOST = 50
const TIME_LIMIT_MS = 3000

/**
 * Searches a SQLite file in a worker thread, so that a long search does not block other requests. Replaces a thread that
 * dies or exceeds the time limit.
 */
export function searchInWorker(file: string, limitMs = TIME_LIMIT_MS): SearchEngine {
  const oneByOne = limitConcurrency(1, WAITING_AT_MOST)
  let thread: Thread | undefined

  async function search(request: SearchRequest): Promise<SearchAnswer> {
    thread ??= startThread(file)
    const { worker, ready } = thread
    let timer: NodeJS.Timeout | undefined
    try {
      await ready
      timer = setTimeout(() => void worker.terminate(), limitMs)
      worker.postMessage(request)
      return answerIn(await nextReport(worker))
    } catch (error) {
      if (error instanceof SearchBusy) thread = undefined
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    find: (request) => oneByOne(() => search(request)),
    warm: () => {
      thread ??= startThread(file)
    },
    close: async () => {
      await thread?.worker.terminate()
    },
  }
}

interface Thread {
  worker: Worker
  ready: Promise<Report>
}

function startThread(file: string): Thread {
  const worker = new Worker(RUN, { argv: [PROGRAM], workerData: file })
  worker.unref()
  return { worker, ready: nextReport(worker) }
}

function nextReport(worker: Worker): Promise<Report> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      worker.off('message', listen)
      worker.off('error', fail)
      worker.off('exit', stop)
      settle()
    }
    const listen = (report: Report) => end(() => resolve(report))()
    const fail = (error: Error) => end(() => reject(new SearchBusy(error.message)))()
    const stop = end(() => reject(new SearchBusy('The search took too long')))
    worker.on('message', listen)
    worker.on('error', fail)
    worker.on('exit', stop)
  })
}

function answerIn(report: Report): SearchAnswer {
  if (report.kind === 'found') return report.answer
  throw new Error(
    report.kind === 'failed' ? report.reason : 'The search thread sent an unexpected report',
  )
}
