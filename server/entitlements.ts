import { getEntitlement } from '#contract/entitlement.ts'
import type { Reader } from '#domain/access.ts'
import { entitlementOf, type HeldEntitlement, readerHolding } from '#domain/entitlement.ts'
import { entitlementsOf } from '#store/entitlements.ts'
import type { App } from './http/app.ts'
import { serve } from './http/serve.ts'
import { keep } from './issues/keep.ts'
import type { Services } from './services.ts'

/** What signed-in readers may open. */
export interface Readers {
  of(readerId: string): Promise<Reader>
  /** After a grant or a payment, for this process to see it at once; others see it within seconds. */
  forget(readerId: string): void
}

const FRESH_MS = 5000
const REMEMBERED_READERS = 10_000

export function createReaders(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  freshMs = FRESH_MS,
): Readers {
  const known = new Map<string, { asked: number; held: Promise<readonly HeldEntitlement[]> }>()

  function heldBy(readerId: string): Promise<readonly HeldEntitlement[]> {
    const last = known.get(readerId)
    if (last && performance.now() - last.asked < freshMs) return last.held
    const held = entitlementsOf(db, readerId, clock.now())
    keep(known, readerId, { asked: performance.now(), held }, REMEMBERED_READERS)
    held.catch(() => known.delete(readerId))
    return held
  }

  return {
    of: async (readerId) => readerHolding(await heldBy(readerId), clock.now()),
    forget: (readerId) => {
      known.delete(readerId)
    },
  }
}

export function entitlementRoutes(app: App): void {
  serve(app, getEntitlement, ({ caller }) => entitlementOf(caller.reader))
}
