import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { limitConcurrency } from './in-turn.ts'
import {
  type SearchAnswer,
  SearchBusy,
  type SearchEngine,
  type SearchRequest,
} from './search-engine.ts'
import type { Report } from './search-process.ts'

const RUN = join(import.meta.dirname, '../../run.mjs')
const PROGRAM = join(import.meta.dirname, 'search-process.ts')
const WAITING_AT_MOST = 50
const TIME_LIMIT_MS = 3000

/**
 * Searches a SQLite file in a process of its own, so that a long search does not block other requests. Replaces a process
 * that dies or exceeds the time limit. Not a thread: libsql ends the whole server if its thread is ended during a query.
 */
export function searchInProcess(file: string, limitMs = TIME_LIMIT_MS): SearchEngine {
  const oneByOne = limitConcurrency(1, WAITING_AT_MOST)
  let started: Started | undefined

  function running(): Started {
    if (started?.child.exitCode === null && started.child.signalCode === null) return started
    started = start(file)
    return started
  }

  async function search(request: SearchRequest): Promise<SearchAnswer> {
    const { child, ready } = running()
    let timer: NodeJS.Timeout | undefined
    keepAlive(child)
    try {
      await ready
      timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
      child.send(request, () => {})
      return answerIn(await nextReport(child))
    } finally {
      clearTimeout(timer)
      letEnd(child)
    }
  }

  return {
    find: (request) => oneByOne(() => search(request)),
    warm: () => {
      running()
    },
    close: async () => {
      await started?.end()
    },
  }
}

interface Started {
  child: ChildProcess
  ready: Promise<Report>
  end: () => Promise<void>
}

function start(file: string): Started {
  const child = fork(RUN, [PROGRAM, file], { serialization: 'advanced' })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  letEnd(child)
  const ready = nextReport(child)
  // Whoever searches gets the error.
  ready.catch(() => {})
  const end = () => {
    keepAlive(child)
    child.kill('SIGKILL')
    return ended
  }
  return { child, ready, end }
}

/** While the child has work, this process waits for it. */
function keepAlive(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

/** This process may end, and the child then ends too. */
function letEnd(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

function nextReport(child: ChildProcess): Promise<Report> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      child.off('message', listen)
      child.off('error', fail)
      child.off('exit', stop)
      settle()
    }
    const listen = (report: Report) => end(() => resolve(report))
    const fail = (error: Error) => end(() => reject(new SearchBusy(error.message)))
    const stop = () => end(() => reject(new SearchBusy('The search took too long')))
    child.on('message', listen)
    child.on('error', fail)
    child.on('exit', stop)
  })
}

function answerIn(report: Report): SearchAnswer {
  if (report.kind === 'found') return report.answer
  throw new Error(
    report.kind === 'failed' ? report.reason : 'The search process sent an unexpected report',
  )
}
