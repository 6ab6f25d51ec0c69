import { randomUUID } from 'node:crypto'
import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts'
import { createKeyRing } from '#server/auth/key-ring.ts'
import { secretKeys } from '#server/auth/secret-keys.ts'
import { signAccessToken } from '#server/auth/tokens.ts'
import { systemClock } from '#server/integrations/clock.ts'
import type { Database } from '#store/database.ts'
import { PRODUCTION_SETTINGS } from '../../production-settings.ts'
import { seedSessions } from '../../renewals/renew.ts'
import type { MorningReader } from './requests.ts'

const ROWS_AT_ONCE = 100

interface Counts {
  freemium: number
  subscriber: number
}

/** Readers who were signed in yesterday, with an access token that has expired. Subscribers may open everything. */
export async function seedReaders(db: Database, counts: Counts): Promise<MorningReader[]> {
  const tokens = await seedSessions({ db }, counts.freemium + counts.subscriber)
  const rows = await db.selectFrom('session').select(['handle', 'reader_id']).execute()
  const idOf = new Map(rows.map(({ handle, reader_id }) => [handle, reader_id]))
  const expiredToken = await expiredTokens(db)
  const readers: MorningReader[] = []
  for (const refresh of tokens) {
    const handle = refresh.slice(0, refresh.indexOf('.'))
    const id = idOf.get(handle) ?? ''
    const who = readers.length < counts.freemium ? 'freemium' : 'subscriber'
    readers.push({ ...newVisitor(), who, id, refresh, access: await expiredToken(handle, id) })
  }
  const subscribers = readers.filter(({ who }) => who === 'subscriber')
  await insertEntitlements(
    db,
    subscribers.map(({ id }) => id),
  )
  return readers
}

export function newVisitor(): MorningReader {
  return { who: 'visitor', id: '', pictures: [], page: 0, savedPage: 0 }
}

/** Signs access tokens with the key of the deployment. */
async function expiredTokens(db: Database) {
  const secrets = secretKeys([PRODUCTION_SETTINGS.SECRET_KEYS])
  const keys = createKeyRing({ db, secrets, clock: systemClock })
  const exp = Math.floor((Date.now() - MINUTE_MS) / SECOND_MS)
  return (sessionHandle: string, sub: string) =>
    signAccessToken(keys, {
      ...{ iss: '', sub, rsub: sub, tId: 'public', sessionHandle, refreshTokenHash1: '' },
      ...{ parentRefreshTokenHash1: null, antiCsrfToken: null, iat: exp - 900, exp },
    })
}

export async function insertEntitlements(db: Database, readers: readonly string[]): Promise<void> {
  const starts_at = Date.now() - SECOND_MS
  const plan = { source: 'complimentary', archival_access: -1, early_access: 1 } as const
  for (let first = 0; first < readers.length; first += ROWS_AT_ONCE) {
    const rows = readers
      .slice(first, first + ROWS_AT_ONCE)
      .map((reader_id) => ({ id: randomUUID(), reader_id, ...plan, starts_at, ends_at: null }))
    await db.insertInto('entitlement').values(rows).execute()
  }
}
