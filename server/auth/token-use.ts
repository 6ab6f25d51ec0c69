import { SECOND_MS } from '#contract/durations.ts'
import { markChildrenUsed, sessionsWithUnusedChild } from '#store/auth/session-rotation.ts'
import type { Database } from '#store/database.ts'
import type { Log } from '../http/log.ts'
import { keepRecent } from '../http/lru.ts'
import { hashOf } from './tokens.ts'

const FLUSH_MS = SECOND_MS
/** Keeps a statement below the parameter limit of both databases. */
const BATCH = 1000
/** Bounds the memory while the database does not answer: the oldest entries are dropped. */
const MAX_PENDING = 50_000

/**
 * Records which refresh tokens have reached their device. An access token contains a hash of the refresh token
 * that was issued with it, so a call with the access token shows that the refresh token arrived. Uses are
 * collected for a second and written in one statement, at most once for each rotation. A crash may lose a batch:
 * the next call with that access token records it again, and a refresh counts as use in any case. Until then a
 * thief with the parent token gets the same child as its owner; the theft is detected at the next refresh.
 */
export interface TokenUse {
  record(sessionHandle: string, refreshTokenHash1: string): void
  /** Resolves when the pending uses of the session are written, or the write has failed. */
  flush(sessionHandle: string): Promise<void>
  /** Writes all pending uses. */
  stop(): Promise<void>
}

export function createTokenUse({ db, log }: { db: Database; log: Log }): TokenUse {
  /** Values of `refreshTokenHash1` by session. There may be several, because the parent's access token is still valid. */
  const pending = new Map<string, ReadonlySet<string>>()
  let timer: NodeJS.Timeout | undefined
  let flushed = Promise.resolve()
  let isStopped = false

  function add(sessionHandle: string, hashes: Iterable<string>): void {
    const earlier = pending.get(sessionHandle) ?? []
    keepRecent(pending, sessionHandle, new Set([...earlier, ...hashes]), MAX_PENDING)
    if (!isStopped) timer ??= setTimeout(flushAll, FLUSH_MS).unref()
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
      try {
        await write(batch)
      } catch (error) {
        log('warn', 'token use not recorded', { error: String(error) })
        for (const [handle, hashes] of batch) add(handle, hashes)
        return
      }
    }
  }

  async function write(batch: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    const unused = await sessionsWithUnusedChild(db, [...batch.keys()])
    const used = unused.filter((row) => batch.get(row.handle)?.has(hashOf(row.refresh_hash)))
    if (used.length > 0) await markChildrenUsed(db, used)
  }

  return {
    record: (sessionHandle, refreshTokenHash1) => add(sessionHandle, [refreshTokenHash1]),
    flush: (sessionHandle) => (pending.has(sessionHandle) ? flushAll() : flushed),
    stop: () => {
      isStopped = true
      return flushAll()
    },
  }
}
