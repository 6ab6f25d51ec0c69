import type { Log } from '../http/log.ts'
import { keepRecent } from '../http/lru.ts'

/** Keeps a statement below the parameter limit of both databases. */
const BATCH = 1000
/** Bounds the memory while the database does not answer: the oldest entries are dropped. */
const MAX_PENDING = 50_000

/** Collects one value for each session, and writes many at once. A crash loses what is pending. */
export interface BatchedWrites<Value> {
  add(sessionHandle: string, value: Value): void
  /** Resolves when the pending value of the session is written, or the write has failed. */
  flush(sessionHandle: string): Promise<void>
  /** Writes all pending values. */
  stop(): Promise<void>
}

interface Options<Value> {
  everyMs: number
  /** Joins a value with the pending one of the same session. */
  join(earlier: Value | undefined, value: Value): Value
  write(batch: ReadonlyMap<string, Value>): Promise<void>
  log: Log
  /** Logged when a write fails. It is repeated after `retryMs`. */
  failure: string
  retryMs: number
}

export function createBatchedWrites<Value>(options: Options<Value>): BatchedWrites<Value> {
  const { everyMs, join, write, log, failure, retryMs } = options
  const pending = new Map<string, Value>()
  let timer: NodeJS.Timeout | undefined
  let flushed = Promise.resolve()
  let writing: ReadonlyMap<string, Value> = new Map()
  let isStopped = false

  function add(sessionHandle: string, value: Value, waitMs: number): void {
    keepRecent(pending, sessionHandle, join(pending.get(sessionHandle), value), MAX_PENDING)
    if (!isStopped) timer ??= setTimeout(flushAll, waitMs).unref()
  }

  function flushAll(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    flushed = flushed.then(writePending)
    return flushed
  }

  async function writePending(): Promise<void> {
    while (pending.size > 0) {
      const batch = new Map([...pending].slice(0, BATCH))
      for (const handle of batch.keys()) pending.delete(handle)
      writing = batch
      try {
        await write(batch)
      } catch (error) {
        log('warn', failure, { error: String(error) })
        for (const [handle, value] of batch) add(handle, value, retryMs)
        return
      } finally {
        writing = new Map()
      }
    }
  }

  return {
    add: (sessionHandle, value) => add(sessionHandle, value, everyMs),
    flush: async (sessionHandle) => {
      if (pending.has(sessionHandle)) await flushAll()
      else if (writing.has(sessionHandle)) await flushed
    },
    stop: () => {
      isStopped = true
      return flushAll()
    },
  }
}
