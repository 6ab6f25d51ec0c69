import { parseArgs } from 'node:util'
import { entitlementsOf } from '#store/entitlements.ts'
import { auditEntriesOf } from '#store/payments/audit.ts'
import { historyOf } from '#store/payments/reader-history.ts'
import { accessInWords } from '../granted-access.ts'
import { readerNamed } from '../reader-named.ts'
import type { Operator } from './act.ts'
import { day, money } from './in-words.ts'

/** All that is known of a reader's plans and money. */
export async function show({ db, now }: Operator, args: string[]): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const reader = await readerNamed(db, positionals)
  const held = await entitlementsOf(db, reader.id, now)
  const { subscriptions, payments, refunds, invoices } = await historyOf(db, reader.id)
  const acts = await auditEntriesOf(db, reader.id)
  return [
    `${reader.contact} (${reader.id})`,
    ...part('Access', held.map(accessInWords)),
    ...part(
      'Subscriptions',
      subscriptions.map(
        (one) =>
          `${one.id} ${one.publisher} ${one.plan_name} ${money(one.price_cents, one.price_currency)}, ${one.state}, ${one.start_date} to ${one.end_date}`,
      ),
    ),
    ...part(
      'Payments',
      payments.map(
        (one) =>
          `${one.id} ${day(one.created_at)} ${money(one.amount_cents, one.currency)}, ${one.state}${one.use ? ` for ${one.use}` : ''}, ${one.provider} ${one.provider_payment_id}`,
      ),
    ),
    ...part(
      'Refunds',
      refunds.map(
        (one) =>
          `${one.id} ${day(one.requested_at)} ${money(one.amount_cents, one.currency)}, ${one.reason}, ${one.state}${one.transferred_on ? ` by bank transfer on ${one.transferred_on}, ${one.transfer_reference}` : ''}`,
      ),
    ),
    ...part(
      'Invoices',
      invoices.map(
        (one) => `${one.number} ${day(one.issued_at)} ${money(one.gross_cents, one.currency)}`,
      ),
    ),
    ...part(
      'Operators',
      acts.map((one) => `${day(one.at)} ${one.who}: ${one.what} ${one.details} (${one.why})`),
    ),
  ].join('\n')
}

function part(name: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [name, ...lines.map((line) => `  ${line}`)]
}
