import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await createOrders(db)
  await createPayments(db)
  await createRefunds(db)
  await createDeliveries(db)
}

async function createOrders(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sandbox_order')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('receipt', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text')
    .addColumn('max_amount_cents', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('sandbox_order_by_receipt')
    .on('sandbox_order')
    .column('receipt')
    .execute()
}

async function createPayments(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sandbox_token')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('max_amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sandbox_payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().references('sandbox_order.id'))
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('authorises_at', 'bigint')
    .addColumn('token_id', 'text', (column) => column.references('sandbox_token.id'))
    .addColumn('customer_id', 'text')
    .addColumn('refunded_cents', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('sandbox_payment_by_order')
    .on('sandbox_payment')
    .column('order_id')
    .execute()
}

async function createRefunds(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sandbox_refund')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('sandbox_payment.id'))
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('fails_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('sandbox_refund_by_payment')
    .on('sandbox_refund')
    .column('payment_id')
    .execute()
}

async function createDeliveries(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sandbox_delivery')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('sandbox_delivery_due')
    .on('sandbox_delivery')
    .column('due_at')
    .where(sql<boolean>`state = 'waiting'`)
    .execute()
}
