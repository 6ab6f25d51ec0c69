import type { IssueDate } from '#contract/issue-date.ts'
import type { Currency } from '#contract/plans.ts'

/** In hundredths of a percent. */
type Rate = number

/** The tax rates for digital news with their first day, the newest first. */
const RATES: readonly { from: string; rate: Rate }[] = [{ from: '2017-07-01', rate: 1800 }]

const WHOLE = 10_000n

/** A price split into taxable amount and taxes, which always add up to it. */
export interface TaxedAmount {
  taxable_cents: number
  cgst_cents: number
  sgst_cents: number
  igst_cents: number
}

export function gstRateOn(day: IssueDate): Rate {
  const current = RATES.find(({ from }) => from <= day)
  if (!current) throw new RangeError(`There was no GST on ${day}`)
  return current.rate
}

/**
 * The tax included in a price. Readers give no address, so by law the publisher's own state applies;
 * a payment in a foreign currency counts as an export.
 */
export function taxWithin(grossCents: number, rate: Rate, currency: Currency): TaxedAmount {
  const tax = Number(roundedDivision(BigInt(grossCents) * BigInt(rate), WHOLE + BigInt(rate)))
  const half = Math.floor(tax / 2)
  const isAbroad = currency !== 'INR'
  return {
    taxable_cents: grossCents - tax,
    cgst_cents: isAbroad ? 0 : half,
    sgst_cents: isAbroad ? 0 : tax - half,
    igst_cents: isAbroad ? tax : 0,
  }
}

/** The tax included in a partial credit. The taxes of all parts add up to the tax of the whole. */
export function taxWithinPart(
  part: { creditedBeforeCents: number; amountCents: number },
  rate: Rate,
  currency: Currency,
): TaxedAmount {
  const before = taxWithin(part.creditedBeforeCents, rate, currency)
  const after = taxWithin(part.creditedBeforeCents + part.amountCents, rate, currency)
  return {
    taxable_cents: after.taxable_cents - before.taxable_cents,
    cgst_cents: after.cgst_cents - before.cgst_cents,
    sgst_cents: after.sgst_cents - before.sgst_cents,
    igst_cents: after.igst_cents - before.igst_cents,
  }
}

function roundedDivision(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}
