import type { Reader } from '#domain/access.ts'
import { type HeldEntitlement, readerHolding } from '#domain/entitlement.ts'
import { hasWayIn } from '#store/auth/login-methods.ts'
import type { Database } from '#store/database.ts'
import { entitlementsOf } from '#store/entitlements.ts'
import { keepRecent } from '../http/lru.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Clock } from '../integrations/clock.ts'

/** What signed-in readers may open. */
export interface Readers {
  of(readerId: string): Promise<Reader>
  /** The same where it was asked for a moment ago. */
  remembered(readerId: string): Reader | undefined
  /** After a grant or a payment, for this process to see it at once; others see it within seconds. */
  forget(readerId: string): void
}

interface CachedEntitlements {
  asked: number
  asking: Promise<readonly HeldEntitlement[]>
  /** Once they are there. */
  held: readonly HeldEntitlement[] | undefined
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

  function heldBy(readerId: string): Promise<readonly HeldEntitlement[]> {
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
    of: async (readerId) => readerHolding(await heldBy(readerId), clock.now()),
    remembered: (readerId) => {
      const held = freshOf(readerId)?.held
      return held && readerHolding(held, clock.now())
    },
    forget: (readerId) => {
      known.delete(readerId)
    },
  }
}

/** Who was erased holds nothing, and their token no longer counts. */
async function heldByKnown(
  db: Database,
  readerId: string,
  now: Date,
): Promise<readonly HeldEntitlement[]> {
  const held = await entitlementsOf(db, readerId, now)
  if (held.length === 0 && !(await hasWayIn(db, readerId))) {
    throw new ProblemError('try-refresh-token', 'try refresh token')
  }
  return held
}
