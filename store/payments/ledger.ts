import { randomUUID } from 'node:crypto'
import type { Currency } from '#contract/plans.ts'
import type { Database } from '../database.ts'

/** Where money is, or whose it is. */
export type Account =
  /** What the gateway holds for us. */
  | 'gateway'
  /** Paid by readers for periods, without the tax in it. */
  | 'unearned'
  /** Tax in what readers paid, owed to the state. */
  | 'gst-payable'
  /** Taken, but bought nothing: it goes back. */
  | 'unallocated'
  /** Promised to readers, not yet with them. */
  | 'refunds-payable'
  /** The publisher's own bank account: only the refunds that were paid from it. */
  | 'bank'
  /** Refunds that a bank transfer and the gateway both paid: readers owe it back. */
  | 'refunds-overpaid'

export interface Movement {
  debit: Account
  credit: Account
  amountCents: number
}

interface Journal {
  /** What happened, and to what: it is booked once. */
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

/** How much more was debited than credited, by account; all of it sums to zero. */
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
