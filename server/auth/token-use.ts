import { SECOND_MS } from '#contract/durations.ts'
import { markChildrenUsed, sessionsWithUnusedChild } from '#store/auth/session-rotation.ts'
import type { Database } from '#store/database.ts'
import type { Log } from '../http/log.ts'
import { keepRecent } from '../http/lru.ts'
import { hashOf } from './tokens.ts'

const FLUSH_MS = SECOND_MS
/** Keeps a statement below the number of parameters that either database takes. */
const BATCH = 1000
/** Beyond this the oldest are dropped: the database has not answered for long. */
const MAX_PENDING = 50_000

/**
 * Records which refresh tokens have reached their device: an access token names the one that it was minted with.
 * Uses are collected for a second and written in one statement, at most once for each rotation. A batch that is
 * lost in a crash does no harm: the next process records the next call with that access token, and a refresh
 * counts as use in any case. Until then a stolen parent token gets the child that its owner has, and the two
 * are told apart at the refresh after.
 */
export interface TokenUse {
  record(sessionHandle: string, refreshTokenHash1: string): void
  /** Resolves when what this process knows of the session is written, or the database has refused it. */
  flush(sessionHandle: string): Promise<void>
  /** Writes what is left. */
  stop(): Promise<void>
}

export function createTokenUse({ db, log }: { db: Database; log: Log }): TokenUse {
  /** Values of `refreshTokenHash1` by session. A session may have several: the parent's access token lives on. */
  const pending = new Map<string, ReadonlySet<string>>()
  let timer: NodeJS.Timeout | undefined
  let flushed = Promise.resolve()
  let isStopped = false

  function add(sessionHandle: string, hashes: Iterable<string>): void {
    const known = pending.get(sessionHandle) ?? []
    keepRecent(pending, sessionHandle, new Set([...known, ...hashes]), MAX_PENDING)
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
