import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { gstRateOn, taxWithin, taxWithinPart } from './gst.ts'

const day = (date: string) => IssueDate.parse(date)

test('digital news is taxed at 18 percent', () => {
  expect(gstRateOn(day('2026-11-15'))).toBe(1800)
  expect(() => gstRateOn(day('2017-06-30'))).toThrow('There was no GST on 2017-06-30')
})

test.each([
  [29_900, 25_339, 2280, 2281],
  [9900, 8390, 755, 755],
  [14_900, 12_627, 1136, 1137],
  [199_900, 169_407, 15_246, 15_247],
  [1, 1, 0, 0],
  [0, 0, 0, 0],
])('%i paise are %i paise and two equal taxes', (gross, taxable_cents, cgst, sgst) => {
  expect(taxWithin(gross, 1800, 'INR')).toEqual({
    taxable_cents,
    cgst_cents: cgst,
    sgst_cents: sgst,
    igst_cents: 0,
  })
})

test('a payment in dollars has IGST', () => {
  expect(taxWithin(499, 1800, 'USD')).toEqual({
    taxable_cents: 423,
    cgst_cents: 0,
    sgst_cents: 0,
    igst_cents: 76,
  })
})

test('the taxable amount and the tax always add up to the price', () => {
  const prices = Array.from({ length: 20_001 }, (_, gross) => gross)
  const wrong = prices.filter((gross) => {
    const { taxable_cents, cgst_cents, sgst_cents } = taxWithin(gross, 1800, 'INR')
    const isWhole = taxable_cents + cgst_cents + sgst_cents === gross
    const areHalves = sgst_cents === cgst_cents || sgst_cents === cgst_cents + 1
    const isRounded = Math.abs((cgst_cents + sgst_cents) * 118 - gross * 18) <= 59
    return !(isWhole && areHalves && isRounded)
  })
  expect(wrong).toEqual([])
})

test('the largest price is split exactly to the paisa', () => {
  const gross = 1_000_000_000_00
  const { taxable_cents, cgst_cents, sgst_cents } = taxWithin(gross, 1800, 'INR')
  expect([taxable_cents, cgst_cents, sgst_cents]).toEqual([
    84_745_762_712, 7_627_118_644, 7_627_118_644,
  ])
})

test('the taxes of partial credits add up to the tax of the whole', () => {
  const whole = taxWithin(14_900, 1800, 'INR')
  const parts = [1, 333, 4999, 9567]
  const credited = parts.map((amountCents, at) => {
    const creditedBeforeCents = parts.slice(0, at).reduce((sum, part) => sum + part, 0)
    return taxWithinPart({ creditedBeforeCents, amountCents }, 1800, 'INR')
  })
  for (const [at, part] of credited.entries()) {
    const { taxable_cents, cgst_cents, sgst_cents } = part
    expect(taxable_cents + cgst_cents + sgst_cents).toBe(parts[at])
  }
  const sum = (field: keyof typeof whole) => credited.reduce((all, part) => all + part[field], 0)
  expect(sum('taxable_cents')).toBe(whole.taxable_cents)
  expect(sum('cgst_cents')).toBe(whole.cgst_cents)
  expect(sum('sgst_cents')).toBe(whole.sgst_cents)
})
