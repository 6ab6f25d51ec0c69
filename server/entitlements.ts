import { Entitlement, getEntitlement } from '#contract/entitlement.ts'
import type { Reader } from '#domain/access.ts'
import { entitlementOf, type HeldEntitlement, readerHolding } from '#domain/entitlement.ts'
import { hasLoginMethod } from '#store/auth/login-methods.ts'
import type { Database } from '#store/database.ts'
import { entitlementsOf } from '#store/entitlements.ts'
import type { App, Caller } from './http/app.ts'
import { ProblemError } from './http/problem-error.ts'
import { type Ready, readyJson } from './http/ready.ts'
import { NOT_KEPT, serveReady } from './http/serve.ts'
import { keep } from './issues/keep.ts'
import type { Services } from './services.ts'

/** What signed-in readers may open. */
export interface Readers {
  of(readerId: string): Promise<Reader>
  /** The same where it was asked for a moment ago. */
  remembered(readerId: string): Reader | undefined
  /** After a grant or a payment, for this process to see it at once; others see it within seconds. */
  forget(readerId: string): void
}

interface Remembered {
  asked: number
  asking: Promise<readonly HeldEntitlement[]>
  /** Once they are there. */
  held: readonly HeldEntitlement[] | undefined
}

const FRESH_MS = 5000
const REMEMBERED_READERS = 50_000

export function createReaders(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  freshMs = FRESH_MS,
): Readers {
  const known = new Map<string, Remembered>()

  function freshOf(readerId: string): Remembered | undefined {
    const last = known.get(readerId)
    return last && performance.now() - last.asked < freshMs ? last : undefined
  }

  function heldBy(readerId: string): Promise<readonly HeldEntitlement[]> {
    const fresh = freshOf(readerId)
    if (fresh) return fresh.asking
    const asking = heldByKnown(db, readerId, clock.now())
    const remembered: Remembered = { asked: performance.now(), asking, held: undefined }
    keep(known, readerId, remembered, REMEMBERED_READERS)
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
  if (held.length === 0 && !(await hasLoginMethod(db, readerId))) {
    throw new ProblemError('try-refresh-token', 'try refresh token')
  }
  return held
}

export function entitlementRoutes(app: App, services: Services): void {
  const answer = ({ caller }: { caller: Caller }) => readyEntitlement(services, caller.reader)
  serveReady(app, getEntitlement, answer, NOT_KEPT)
}

/** There are as many as there are kinds of plan. */
export function readyEntitlement({ ready }: Services, reader: Reader): Promise<Ready> {
  const entitlement = Entitlement.parse(entitlementOf(reader))
  return ready.get(`entitlement ${JSON.stringify(entitlement)}`, () => readyJson(entitlement))
}
