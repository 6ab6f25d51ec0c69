import { LIVE_STATES } from '#domain/renewal.ts'
import type { BusyReader, Comparison } from '#server/fault-tests/busy-reader-testing.ts'
import type { Database } from '#store/database.ts'

/** Finds acknowledged purchases that are missing, and duplicate rows of one purchase. */
export async function comparePurchases(
  db: Database,
  readers: readonly BusyReader[],
): Promise<Comparison> {
  return { lost: await lostPurchases(db, readers), doubled: await doubledRows(db) }
}

async function lostPurchases(db: Database, readers: readonly BusyReader[]): Promise<string[]> {
  const subscriptions = await db.selectFrom('subscription').selectAll().execute()
  const payments = await db
    .selectFrom('payment')
    .select('provider_payment_id')
    .where('state', '=', 'captured')
    .where('use', '=', 'subscription')
    .execute()
  const stateOf = new Map(subscriptions.map(({ id, state }) => [id, state]))
  const captured = new Set(payments.map(({ provider_payment_id }) => provider_payment_id))
  return readers.flatMap(({ email, purchases }) =>
    purchases
      .filter(({ id, payment_id }) => {
        const exists = (stateOf.get(`${id}`) ?? 'pending') !== 'pending'
        return !exists || (payment_id !== null && !captured.has(`${payment_id}`))
      })
      .map(({ id }) => `${email} bought ${id}, which is missing`),
  )
}

async function doubledRows(db: Database): Promise<string[]> {
  const live = await db
    .selectFrom('subscription')
    .select('reader_id')
    .where('state', 'in', LIVE_STATES)
    .groupBy('reader_id')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  const payments = await db
    .selectFrom('payment')
    .select('attempt_id')
    .where('use', '=', 'subscription')
    .groupBy('attempt_id')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  const bookings = await db
    .selectFrom('ledger_entry')
    .select('journal')
    .groupBy(['journal', 'line'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  const contacts = await db
    .selectFrom('login_method')
    .select('value')
    .groupBy('value')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  return [
    ...live.map(({ reader_id }) => `${reader_id} has two live subscriptions`),
    ...payments.map(({ attempt_id }) => `attempt ${attempt_id} was paid twice`),
    ...bookings.map(({ journal }) => `${journal} was booked twice`),
    ...contacts.map(({ value }) => `${value} has two accounts`),
  ]
}
