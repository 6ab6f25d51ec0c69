import { DAY_MS, SECOND_MS } from '#contract/durations.ts'
import {
  markChildrenUsed,
  type SessionTokens,
  tokensOfSessions,
  writeRotations,
} from '#store/auth/session-batches.ts'
import type { Database } from '#store/database.ts'
import type { Config } from '../config.ts'
import type { Log } from '../http/log.ts'
import type { Clock } from '../integrations/clock.ts'
import { type BatchedWrites, createBatchedWrites } from './batched-writes.ts'
import type { SecretKeys } from './secret-keys.ts'
import { hashOf, nextRefreshTokens } from './tokens.ts'

const COLLECT_MS = SECOND_MS

/**
 * Records which refresh tokens have reached their device. An access token contains a hash of the refresh token
 * that was issued with it, so a call with the access token shows that the refresh token arrived. Uses are
 * collected for a second and written in one statement, at most once for each rotation. A crash may lose a batch:
 * the next call with that access token records it again, and a refresh counts as use in any case. Until then a
 * thief with the parent token gets the same child as its owner; the theft is detected at the next refresh.
 *
 * The use of a child whose rotation is not stored also stores the rotation: see `RotationWriter`.
 */
export interface TokenUse extends Pick<BatchedWrites<unknown>, 'flush' | 'stop'> {
  record(sessionHandle: string, refreshTokenHash1: string): void
}

interface Dependencies {
  db: Database
  log: Log
  clock: Clock
  secrets: SecretKeys
  config: Pick<Config, 'sessionDays'>
}

export function createTokenUse({ db, log, clock, secrets, config }: Dependencies): TokenUse {
  /** Values of `refreshTokenHash1`. There may be several, because the parent's access token is still valid. */
  type Uses = ReadonlySet<string>

  async function write(batch: ReadonlyMap<string, Uses>): Promise<void> {
    const sessions = await tokensOfSessions(db, [...batch.keys()])
    const isUsed = (handle: string, hash: string) => batch.get(handle)?.has(hashOf(hash)) ?? false
    const current = sessions.filter(({ handle, refresh_hash }) => isUsed(handle, refresh_hash))
    const unmarked = current.filter(
      ({ previous_hash, used_hash, refresh_hash }) =>
        previous_hash !== null && used_hash !== refresh_hash,
    )
    if (unmarked.length > 0) await markChildrenUsed(db, unmarked)

    const now = clock.now().getTime()
    const expires_at = now + config.sessionDays * DAY_MS
    const lost = sessions
      .filter((session) => !current.includes(session))
      .flatMap((session) => {
        const child = childrenOf(session).find((hash) => isUsed(session.handle, hash))
        const { handle, refresh_hash: parent } = session
        return child ? [{ handle, parent, child, now, expires_at }] : []
      })
    if (lost.length === 0) return
    await writeRotations(db, lost)
    await markChildrenUsed(
      db,
      lost.map(({ handle, child }) => ({ handle, refresh_hash: child })),
    )
  }

  const childrenOf = ({ handle, refresh_hash }: SessionTokens) =>
    nextRefreshTokens(secrets, handle, refresh_hash).map(hashOf)

  const { add, flush, stop } = createBatchedWrites<Uses>({
    everyMs: COLLECT_MS,
    retryMs: COLLECT_MS,
    join: (earlier, uses) => new Set([...(earlier ?? []), ...uses]),
    write,
    log,
    failure: 'token use not recorded',
  })
  return {
    record: (sessionHandle, refreshTokenHash1) => add(sessionHandle, new Set([refreshTokenHash1])),
    flush,
    stop,
  }
}
