import { createHash } from 'node:crypto'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Database } from '../database.ts'

const NONCE_MS = 10 * MINUTE_MS

/** Also deletes expired nonces. */
export async function insertNonce(db: Database, nonce: string, now: Date): Promise<void> {
  await db.deleteFrom('one_tap_nonce').where('expires_at', '<=', now.getTime()).execute()
  await db
    .insertInto('one_tap_nonce')
    .values({ nonce_hash: hashOf(nonce), expires_at: now.getTime() + NONCE_MS })
    .execute()
}

/** True when the nonce exists and has not expired. Deletes it, so that it works once. */
export async function consumeNonce(db: Database, nonce: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('one_tap_nonce')
    .where('nonce_hash', '=', hashOf(nonce))
    .where('expires_at', '>', now.getTime())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function hashOf(nonce: string): string {
  return createHash('sha256').update(nonce).digest('base64url')
}
