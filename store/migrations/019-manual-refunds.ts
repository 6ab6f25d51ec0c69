import type { Kysely } from 'kysely'

/** Refunds that the gateway did not carry out: since when, why, and the bank transfer that settled each. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['manual_since', 'retried_at', 'overpaid_at']) {
    await db.schema.alterTable('refund').addColumn(column, 'bigint').execute()
  }
  for (const column of ['failure', 'transferred_on', 'transfer_reference']) {
    await db.schema.alterTable('refund').addColumn(column, 'text').execute()
  }
  await db.schema.createIndex('refund_by_state').on('refund').column('state').execute()
}
