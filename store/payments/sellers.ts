import { Seller } from '#contract/invoices.ts'
import type { PublisherCode } from '#contract/publisher.ts'
import type { Database } from '../database.ts'

/** Records the seller's details from now on, if they changed. */
export async function recordSeller(
  db: Database,
  publisher: PublisherCode,
  seller: Seller,
  now: Date,
): Promise<void> {
  const details = JSON.stringify(seller)
  const last = await db
    .selectFrom('seller')
    .select('details')
    .where('publisher', '=', publisher)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.details === details) return
  await db
    .insertInto('seller')
    .values({ publisher, since: now.getTime(), details })
    .onConflict((conflict) => conflict.columns(['publisher', 'since']).doUpdateSet({ details }))
    .execute()
}

/** The seller's details at a time. */
export async function sellerAt(
  db: Database,
  publisher: PublisherCode,
  at: number,
): Promise<Seller> {
  const sellers = await db
    .selectFrom('seller')
    .select(['since', 'details'])
    .where('publisher', '=', publisher)
    .orderBy('since')
    .execute()
  const seller = sellers.findLast(({ since }) => since <= at) ?? sellers[0]
  if (!seller) throw new Error(`There are no seller details for ${publisher}`)
  return Seller.parse(JSON.parse(seller.details))
}
