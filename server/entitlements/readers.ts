import type { Reader } from '#domain/access.ts'
import { type EntitlementPeriod, readerWithEntitlements } from '#domain/entitlement.ts'
import { hasLoginMethod } from '#store/auth/login-methods.ts'
import type { Database } from '#store/database.ts'
import { entitlementsOf } from '#store/entitlements.ts'
import { keepRecent } from '../http/lru.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Clock } from '../integrations/clock.ts'

/** What signed-in readers may open. */
export interface Readers {
  of(readerId: string): Promise<Reader>
  /** From the cache; undefined if it is not cached. */
  remembered(readerId: string): Reader | undefined
  /** Clears the cache after a grant or a payment. Other processes see the change within seconds. */
  forget(readerId: string): void
}

interface CachedEntitlements {
  asked: number
  asking: Promise<readonly EntitlementPeriod[]>
  /** Set when the read has finished. */
  held: readonly EntitlementPeriod[] | undefined
}

const FRESH_MS = 5000
const REMEMBERED_READERS = 50_000

export function createReaders(
  { db, clock }: { db: Database; clock: Clock },
  freshMs = FRESH_MS,
): Readers {
  const known = new Map<string, CachedEntitlements>()

  function freshOf(readerId: string): CachedEntitlements | undefined {
    const last = known.get(readerId)
    return last && performance.now() - last.asked < freshMs ? last : undefined
  }

  function heldBy(readerId: string): Promise<readonly EntitlementPeriod[]> {
    const fresh = freshOf(readerId)
    if (fresh) return fresh.asking
    const asking = heldByKnown(db, readerId, clock.now())
    const remembered: CachedEntitlements = { asked: performance.now(), asking, held: undefined }
    keepRecent(known, readerId, remembered, REMEMBERED_READERS)
    asking.then(
      (held) => {
        remembered.held = held
      },
      () => known.delete(readerId),
    )
    return asking
  }

  return {
    of: async (readerId) => readerWithEntitlements(await heldBy(readerId), clock.now()),
    remembered: (readerId) => {
      const held = freshOf(readerId)?.held
      return held && readerWithEntitlements(held, clock.now())
    },
    forget: (readerId) => {
      known.delete(readerId)
    },
  }
}

/** Throws for a reader who was erased: their token is no longer valid. */
async function heldByKnown(
  db: Database,
  readerId: string,
  now: Date,
): Promise<readonly EntitlementPeriod[]> {
  const held = await entitlementsOf(db, readerId, now)
  if (held.length === 0 && !(await hasLoginMethod(db, readerId))) {
    throw new ProblemError('try-refresh-token', 'try refresh token')
  }
  return held
}
