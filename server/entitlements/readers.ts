import type { PublisherCode } from '#contract/publisher.ts'
import type { Reader } from '#domain/access.ts'
import {
  type EntitlementPeriod,
  entitlementsTo,
  nextChange,
  readerWithEntitlements,
} from '#domain/entitlement.ts'
import type { Database } from '#store/database.ts'
import { entitlementsOfReaders } from '#store/entitlements.ts'
import { keepRecent } from '../http/lru.ts'
import { ProblemError } from '../http/problem-error.ts'
import { type LookUp, sharedLookUps } from '../http/shared-look-ups.ts'
import type { Clock } from '../integrations/clock.ts'

export interface ReaderAccess {
  reader: Reader
  /** When a plan of the reader begins or ends next; undefined if none does. */
  changesAt: Date | undefined
}

/** What signed-in readers may open of one title. */
export interface Readers {
  of(readerId: string): Promise<Reader>
  access(readerId: string): Promise<ReaderAccess>
  /** From the cache; undefined if it is not cached. */
  cached(readerId: string): ReaderAccess | undefined
  /** Clears the cache after a grant or a payment. Other processes see the change within seconds. */
  forget(readerId: string): void
  /** The same readers at another title, with the same cache. */
  ofTitle(title: PublisherCode): Readers
}

interface CachedEntitlements {
  readAt: number
  read: Promise<readonly EntitlementPeriod[]>
  /** The result of the read, once it has finished. */
  entitlements: readonly EntitlementPeriod[] | undefined
}

const FRESH_MS = 5000
const CACHED_READERS = 50_000

export function createReaders(
  { db, clock, title }: { db: Database; clock: Clock; title: PublisherCode },
  freshMs = FRESH_MS,
): Readers {
  const cache = new Map<string, CachedEntitlements>()
  const find = sharedLookUps((ids) => entitlementsOfReaders(db, ids, clock.now()))

  function freshOf(readerId: string): CachedEntitlements | undefined {
    const cached = cache.get(readerId)
    return cached && performance.now() - cached.readAt < freshMs ? cached : undefined
  }

  function readOf(readerId: string): Promise<readonly EntitlementPeriod[]> {
    const fresh = freshOf(readerId)
    if (fresh) return fresh.read
    const read = readEntitlements(find, readerId)
    const entry: CachedEntitlements = { readAt: performance.now(), read, entitlements: undefined }
    keepRecent(cache, readerId, entry, CACHED_READERS)
    read.then(
      (entitlements) => {
        entry.entitlements = entitlements
      },
      () => cache.delete(readerId),
    )
    return read
  }

  function readersOf(title: PublisherCode): Readers {
    const accessWith = (all: readonly EntitlementPeriod[]): ReaderAccess => {
      const now = clock.now()
      const entitlements = entitlementsTo(title, all)
      const reader = readerWithEntitlements(entitlements, now)
      return {
        reader: reader.kind === 'subscriber' ? { ...reader, title } : reader,
        changesAt: nextChange(entitlements, now),
      }
    }
    return {
      of: async (readerId) => accessWith(await readOf(readerId)).reader,
      access: async (readerId) => accessWith(await readOf(readerId)),
      cached: (readerId) => {
        const entitlements = freshOf(readerId)?.entitlements
        return entitlements && accessWith(entitlements)
      },
      forget: (readerId) => {
        cache.delete(readerId)
      },
      ofTitle: readersOf,
    }
  }

  return readersOf(title)
}

/** Throws for a reader who was erased: their token is no longer valid. */
async function readEntitlements(
  find: LookUp<readonly EntitlementPeriod[]>,
  readerId: string,
): Promise<readonly EntitlementPeriod[]> {
  const entitlements = await find(readerId)
  if (!entitlements) throw new ProblemError('try-refresh-token', 'try refresh token')
  return entitlements
}
