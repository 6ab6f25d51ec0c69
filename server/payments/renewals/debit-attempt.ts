import { randomUUID } from 'node:crypto'
import type { Database } from '#store/database.ts'
import { attemptWithToken, insertAttempt, type StoredAttempt } from '#store/payments/attempts.ts'
import type { StoredSubscription } from '#store/subscriptions.ts'

/** One for each try of each period: whoever comes second finds the first one's. */
export async function renewalAttempt(
  tx: Database,
  { id, reader_id, publisher, periods, price_cents, price_currency }: StoredSubscription,
  tried: number,
  provider: string,
  now: Date,
): Promise<StoredAttempt> {
  const token = `renewal:${id}:${periods}:${tried}`
  await insertAttempt(tx, {
    id: randomUUID(),
    token,
    reader_id,
    publisher,
    purpose: 'renewal',
    subscription_id: id,
    period: periods,
    amount_cents: price_cents,
    currency: price_currency,
    refund_cents: 0,
    provider,
    provider_order_id: null,
    state: 'created',
    failure: null,
    created_at: now.getTime(),
    expires_at: now.getTime(),
    settled_at: null,
  })
  const attempt = await attemptWithToken(tx, token)
  if (!attempt) throw new Error(`No attempt ${token}`)
  return attempt
}
