import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { invoiceNumber, invoiceSeries } from './invoice-number.ts'

test.each([
  ['2026-03-31', 'PV-2526'],
  ['2026-04-01', 'PV-2627'],
  ['2026-11-15', 'PV-2627'],
  ['2027-01-01', 'PV-2627'],
  ['2099-12-31', 'PV-9900'],
])('on %s the series is %s', (date, series) => {
  expect(invoiceSeries('PV', 'invoice', IssueDate.parse(date))).toBe(series)
})

test('each title has separate series for invoices and credit notes', () => {
  const day = IssueDate.parse('2026-11-15')
  expect(invoiceSeries('DH', 'invoice', day)).toBe('DH-2627')
  expect(invoiceSeries('DH', 'credit-note', day)).toBe('DHC-2627')
})

test('a number has at most 16 characters, and a full series throws', () => {
  expect(invoiceNumber('PV-2627', 42)).toBe('PV-2627-0000042')
  expect(invoiceNumber('PVC-2627', 9_999_999)).toHaveLength(16)
  expect(() => invoiceNumber('PVC-2627', 10_000_000)).toThrow('The series PVC-2627 is full')
})
