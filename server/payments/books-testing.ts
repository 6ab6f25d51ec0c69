import type { Database } from '#store/database.ts'
import { balances } from '#store/payments/ledger.ts'

/** Faults in the books. The list is empty when every invariant holds. */
export async function faultsInBooks(db: Database): Promise<string[]> {
  const faults: string[] = []
  const payments = await db.selectFrom('payment').selectAll().execute()
  const refunds = await db.selectFrom('refund').selectAll().execute()
  const invoices = await db.selectFrom('invoice').selectAll().execute()
  for (const { id, state, use, amount_cents, refunded_cents } of payments) {
    const isCaptured = state === 'captured'
    if (isCaptured !== (use !== null)) faults.push(`payment ${id} is ${state} for ${use}`)
    const back = refunds.filter(({ payment_id }) => payment_id === id)
    const sum = back.reduce((total, refund) => total + refund.amount_cents, 0)
    if (sum !== refunded_cents) faults.push(`payment ${id} gave back ${sum}, not ${refunded_cents}`)
    if (use === 'refund' && sum !== amount_cents) faults.push(`payment ${id} does not go back`)
    const billed = invoices.filter((one) => one.payment_id === id && one.kind === 'invoice')
    if (billed.length !== (use === 'subscription' ? 1 : 0)) faults.push(`payment ${id}: invoices`)
  }
  for (const { id } of refunds) {
    if (!invoices.some(({ refund_id }) => refund_id === id)) faults.push(`refund ${id}: no note`)
  }
  return [...faults, ...(await faultsInLedger(db)), ...(await faultsInNumbers(db))]
}

/** Accounts sum to zero, and each balance follows from the payments and refunds. */
async function faultsInLedger(db: Database): Promise<string[]> {
  const faults: string[] = []
  for (const currency of ['INR', 'USD'] as const) {
    const accounts = await balances(db, currency)
    const total = [...accounts.values()].reduce((sum, cents) => sum + cents, 0)
    if (total !== 0) faults.push(`the ledger sums to ${total} ${currency}`)
    const captured = await db
      .selectFrom('payment')
      .select(({ fn }) => fn.sum<string | null>('amount_cents').as('cents'))
      .where('state', '=', 'captured')
      .where('currency', '=', currency)
      .executeTakeFirstOrThrow()
    const refunds = (await db.selectFrom('refund').selectAll().execute()).filter(
      (refund) => refund.currency === currency,
    )
    const owed = refunds.filter(({ state }) => state !== 'processed')
    const byBank = refunds.filter(({ transferred_on }) => transferred_on !== null)
    const byGateway = refunds.filter(
      ({ state, transferred_on, overpaid_at }) =>
        (state === 'processed' && transferred_on === null) || overpaid_at !== null,
    )
    const expected = {
      gateway: Number(captured.cents) - sumOf(byGateway),
      bank: -sumOf(byBank),
      'refunds-payable': -sumOf(owed),
      'refunds-overpaid': sumOf(byBank.filter(({ overpaid_at }) => overpaid_at !== null)),
    }
    for (const [account, cents] of Object.entries(expected)) {
      const balance = accounts.get(account) ?? 0
      // Negating an empty sum gives -0.
      if (balance !== cents + 0) faults.push(`${account} is ${balance}, not ${cents} ${currency}`)
    }
  }
  return faults
}

function sumOf(refunds: readonly { amount_cents: number }[]): number {
  return refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}

/** Invoice numbers have no gaps. */
async function faultsInNumbers(db: Database): Promise<string[]> {
  const counters = await db.selectFrom('invoice_counter').selectAll().execute()
  const given = counters.reduce((sum, { last }) => sum + last, 0)
  const { written } = await db
    .selectFrom('invoice')
    .select(({ fn }) => fn.countAll<number>().as('written'))
    .executeTakeFirstOrThrow()
  return given === written ? [] : [`${given} numbers were given out for ${written} invoices`]
}
