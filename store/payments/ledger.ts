import { randomUUID } from 'node:crypto'
import type { Currency } from '#contract/plans.ts'
import type { Database } from '../database.ts'

/** An account of the double-entry ledger. */
export type Account =
  /** Money that the gateway holds for the publisher. */
  | 'gateway'
  /** Readers' payments for periods, net of tax. */
  | 'unearned'
  /** Tax in readers' payments, owed to the state. */
  | 'gst-payable'
  /** Captured payments that bought nothing and will be refunded. */
  | 'unallocated'
  /** Refunds that were promised and are not paid yet. */
  | 'refunds-payable'
  /** The publisher's bank account, only for refunds that were paid from it. */
  | 'bank'
  /** Refunds that both a bank transfer and the gateway paid: readers owe them back. */
  | 'refunds-overpaid'

export interface Movement {
  debit: Account
  credit: Account
  amountCents: number
}

interface Journal {
  /** Names the event and its object. Unique, so that an event is booked once. */
  journal: string
  currency: Currency
  movements: readonly Movement[]
  at: Date
}

export async function book(
  tx: Database,
  { journal, currency, movements, at }: Journal,
): Promise<void> {
  const entries = movements
    .filter(({ amountCents }) => amountCents > 0)
    .map(({ debit, credit, amountCents }, line) => ({
      id: randomUUID(),
      journal,
      line,
      debit_account: debit,
      credit_account: credit,
      amount_cents: amountCents,
      currency,
      at: at.getTime(),
    }))
  await tx.insertInto('ledger_entry').values(entries).execute()
}

/** Debits minus credits, by account. The balances sum to zero. */
export async function balances(db: Database, currency: Currency): Promise<Map<string, number>> {
  const entries = await db
    .selectFrom('ledger_entry')
    .select(({ fn }) => [
      'debit_account',
      'credit_account',
      fn.sum<string | number>('amount_cents').as('cents'),
    ])
    .where('currency', '=', currency)
    .groupBy(['debit_account', 'credit_account'])
    .execute()
  const sums = new Map<string, number>()
  const add = (account: string, cents: number) =>
    sums.set(account, (sums.get(account) ?? 0) + cents)
  for (const { debit_account, credit_account, cents } of entries) {
    add(debit_account, Number(cents))
    add(credit_account, -Number(cents))
  }
  return sums
}
