import { auditEntriesOf } from '#store/audit.ts'
import { entitlementsOf } from '#store/entitlements.ts'
import { historyOf } from '#store/payments/history.ts'
import type { Operator } from '../context.ts'
import { day, money } from '../in-words.ts'
import { findReader } from '../named-reader.ts'
import type { Output } from '../output.ts'
import { accessInWords } from '../readers/granted-access.ts'

export async function showSubscriptions({ db, now }: Operator, typed: string): Promise<Output> {
  const reader = await findReader(db, typed)
  const access = await entitlementsOf(db, reader.id, now)
  const history = await historyOf(db, reader.id)
  const acts = await auditEntriesOf(db, reader.id)
  const sections: [title: string, lines: string[]][] = [
    ['Access', access.map(accessInWords)],
    [
      'Subscriptions',
      history.subscriptions.map(
        (one) =>
          `${one.id} ${one.publisher} ${one.plan_name} ${money(one.price_cents, one.price_currency)}, ${one.state}, ${one.start_date} to ${one.end_date}`,
      ),
    ],
    [
      'Payments',
      history.payments.map(
        (one) =>
          `${one.id} ${day(one.created_at)} ${money(one.amount_cents, one.currency)}, ${one.state}${one.use ? ` for ${one.use}` : ''}, ${one.provider} ${one.provider_payment_id}`,
      ),
    ],
    [
      'Refunds',
      history.refunds.map(
        (one) =>
          `${one.id} ${day(one.requested_at)} ${money(one.amount_cents, one.currency)}, ${one.reason}, ${one.state}${one.transferred_on ? ` by bank transfer on ${one.transferred_on}, ${one.transfer_reference}` : ''}`,
      ),
    ],
    [
      'Invoices',
      history.invoices.map(
        (one) => `${one.number} ${day(one.issued_at)} ${money(one.gross_cents, one.currency)}`,
      ),
    ],
    [
      'Operators',
      acts.map((one) => `${day(one.at)} ${one.who}: ${one.what} ${one.details} (${one.why})`),
    ],
  ]
  const lines = sections.flatMap(([title, each]) =>
    each.length === 0 ? [] : [title, ...each.map((line) => `  ${line}`)],
  )
  return {
    text: [`${reader.contact} (${reader.id})`, ...lines].join('\n'),
    json: { reader_id: reader.id, access, ...history, acts },
  }
}
