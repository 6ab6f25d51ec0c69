import { type Kysely, sql } from 'kysely'

const LIVE = sql<boolean>`state in ('active', 'cancel_at_period_end', 'in_grace')`

export async function up(db: Kysely<never>): Promise<void> {
  await createPlans(db)
  await createSubscriptions(db)
  await createPayments(db)
  await createLedger(db)
  await createInvoices(db)
  await createWork(db)
  await createRecords(db)
  await db.schema.alterTable('entitlement').addColumn('subscription_id', 'text').execute()
  await index(db, 'entitlement', ['subscription_id'])
}

async function createPlans(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('plan_group')
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('tagline', 'text', (column) => column.notNull())
    .addColumn('badges', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_group_key', ['publisher', 'id'])
    .execute()

  await db.schema
    .createTable('plan')
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('group_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'bigint', (column) => column.notNull())
    .addColumn('price_currency', 'text', (column) => column.notNull())
    .addColumn('duration_unit', 'text', (column) => column.notNull())
    .addColumn('duration_length', 'integer', (column) => column.notNull())
    .addColumn('recurring', 'integer', (column) => column.notNull())
    .addColumn('archival_access', 'integer', (column) => column.notNull())
    .addColumn('early_access', 'integer', (column) => column.notNull())
    .addColumn('mrp_cents', 'bigint')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('on_sale', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_key', ['publisher', 'id'])
    .addForeignKeyConstraint('plan_in_group', ['publisher', 'group_id'], 'plan_group', [
      'publisher',
      'id',
    ])
    .addCheckConstraint('plan_price', sql`price_cents > 0`)
    .execute()
}

async function createSubscriptions(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('mandate')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_customer_id', 'text', (column) => column.notNull())
    .addColumn('provider_token_id', 'text', (column) => column.notNull())
    .addColumn('max_amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('mandate_of_one_token', ['provider', 'provider_token_id'])
    .execute()

  await db.schema
    .createTable('subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('plan_name', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'bigint', (column) => column.notNull())
    .addColumn('price_currency', 'text', (column) => column.notNull())
    .addColumn('duration_unit', 'text', (column) => column.notNull())
    .addColumn('duration_length', 'integer', (column) => column.notNull())
    .addColumn('recurring', 'integer', (column) => column.notNull())
    .addColumn('archival_access', 'integer', (column) => column.notNull())
    .addColumn('early_access', 'integer', (column) => column.notNull())
    .addColumn('anchor_date', 'text', (column) => column.notNull())
    .addColumn('periods', 'integer', (column) => column.notNull())
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('end_date', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('grace_ends_at', 'bigint')
    .addColumn('mandate_id', 'text', (column) => column.references('mandate.id'))
    .addColumn('replaces_id', 'text', (column) => column.references('subscription.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('cancelled_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addForeignKeyConstraint('subscription_to_plan', ['publisher', 'plan_id'], 'plan', [
      'publisher',
      'id',
    ])
    .execute()
  await index(db, 'subscription', ['reader_id'])
  await index(db, 'subscription', ['publisher', 'plan_id'])
  await db.schema
    .createIndex('subscription_live_once')
    .unique()
    .on('subscription')
    .columns(['reader_id', 'publisher'])
    .where(LIVE)
    .execute()
  await db.schema
    .createIndex('subscription_scheduled_once')
    .unique()
    .on('subscription')
    .columns(['reader_id', 'publisher'])
    .where(sql<boolean>`state = 'scheduled'`)
    .execute()
}

async function createPayments(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('payment_attempt')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('subscription.id'),
    )
    .addColumn('period', 'integer', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('refund_cents', 'bigint', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_order_id', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addUniqueConstraint('payment_attempt_of_one_order', ['provider', 'provider_order_id'])
    .execute()
  await index(db, 'payment_attempt', ['subscription_id'])
  await index(db, 'payment_attempt', ['state', 'created_at'])

  await db.schema
    .createTable('payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_payment_id', 'text', (column) => column.notNull())
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('payment_attempt.id'))
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('use', 'text')
    .addColumn('refunded_cents', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('captured_at', 'bigint')
    .addUniqueConstraint('payment_once', ['provider', 'provider_payment_id'])
    .addCheckConstraint('payment_refunded', sql`refunded_cents between 0 and amount_cents`)
    .execute()
  await index(db, 'payment', ['attempt_id'])

  await db.schema
    .createTable('refund')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payment.id'))
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('provider_refund_id', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('processed_at', 'bigint')
    .addCheckConstraint('refund_amount', sql`amount_cents > 0`)
    .execute()
  await index(db, 'refund', ['payment_id'])
  await index(db, 'refund', ['reader_id'])
}

async function createLedger(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('ledger_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('journal', 'text', (column) => column.notNull())
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('debit_account', 'text', (column) => column.notNull())
    .addColumn('credit_account', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('ledger_entry_once', ['journal', 'line'])
    .addCheckConstraint('ledger_entry_amount', sql`amount_cents > 0`)
    .addCheckConstraint('ledger_entry_moves', sql`debit_account <> credit_account`)
    .execute()
}

async function createInvoices(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('invoice_counter')
    .addColumn('series', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('seller')
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seller_since', ['publisher', 'since'])
    .execute()

  await db.schema
    .createTable('invoice')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payment.id'))
    .addColumn('refund_id', 'text', (column) => column.unique().references('refund.id'))
    .addColumn('corrects', 'text', (column) => column.references('invoice.number'))
    .addColumn('plan_name', 'text', (column) => column.notNull())
    .addColumn('period_start', 'text', (column) => column.notNull())
    .addColumn('period_end', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('gross_cents', 'bigint', (column) => column.notNull())
    .addColumn('taxable_cents', 'bigint', (column) => column.notNull())
    .addColumn('cgst_cents', 'bigint', (column) => column.notNull())
    .addColumn('sgst_cents', 'bigint', (column) => column.notNull())
    .addColumn('igst_cents', 'bigint', (column) => column.notNull())
    .addColumn('rate', 'integer', (column) => column.notNull())
    .addColumn('buyer_name', 'text', (column) => column.notNull())
    .addColumn('buyer_contact', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint(
      'invoice_adds_up',
      sql`taxable_cents + cgst_cents + sgst_cents + igst_cents = gross_cents`,
    )
    .execute()
  await index(db, 'invoice', ['reader_id'])
  await db.schema
    .createIndex('invoice_once')
    .unique()
    .on('invoice')
    .column('payment_id')
    .where(sql<boolean>`kind = 'invoice'`)
    .execute()
}

async function createWork(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('gateway_event')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('applied_at', 'bigint')
    .addPrimaryKeyConstraint('gateway_event_once', ['provider', 'event_id'])
    .execute()

  await db.schema
    .createTable('job')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('taken_until', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addUniqueConstraint('job_once', ['kind', 'key'])
    .execute()
  await db.schema
    .createIndex('job_due')
    .on('job')
    .column('run_at')
    .where(sql<boolean>`state = 'waiting'`)
    .execute()

  await db.schema
    .createTable('idempotency_key')
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('response', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key_once', ['reader_id', 'key'])
    .execute()
}

async function createRecords(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sheet_row')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sheet', 'text', (column) => column.notNull())
    .addColumn('reader_id', 'text', (column) => column.notNull().references('reader.id'))
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await index(db, 'sheet_row', ['sheet', 'at'])

  await db.schema
    .createTable('audit_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('reader_id', 'text', (column) => column.references('reader.id'))
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()
}

async function index(db: Kysely<never>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_and_')}`)
    .on(table)
    .columns(columns as never)
    .execute()
}
