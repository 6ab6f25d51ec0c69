import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { daysBetween, midnightAfter, periodFrom } from './billing-period.ts'

const date = (text: string) => IssueDate.parse(text)

test.each([
  ['2026-01-31', 'month', 1, 0, '2026-01-31', '2026-02-28'],
  ['2026-01-31', 'month', 1, 1, '2026-02-28', '2026-03-31'],
  ['2026-01-31', 'month', 1, 2, '2026-03-31', '2026-04-30'],
  ['2028-01-31', 'month', 1, 1, '2028-02-29', '2028-03-31'],
  ['2028-02-29', 'year', 1, 0, '2028-02-29', '2029-02-28'],
  ['2028-02-29', 'year', 1, 3, '2031-02-28', '2032-02-29'],
  ['2026-11-30', 'month', 3, 0, '2026-11-30', '2027-02-28'],
  ['2026-11-30', 'month', 3, 1, '2027-02-28', '2027-05-30'],
  ['2026-12-31', 'day', 7, 0, '2026-12-31', '2027-01-07'],
  ['2026-11-15', 'year', 2, 0, '2026-11-15', '2028-11-15'],
] as const)(
  'from %s by %s × %i, period %i is %s to %s',
  (anchor, unit, length, number, start, end) => {
    const term = { duration_unit: unit, duration_length: length }
    expect(periodFrom(date(anchor), term, number)).toEqual({ start_date: start, end_date: end })
  },
)

test('a day ends at midnight in India', () => {
  expect(midnightAfter(date('2026-11-15')).toISOString()).toBe('2026-11-15T18:30:00.000Z')
  expect(midnightAfter(date('2026-12-31')).toISOString()).toBe('2026-12-31T18:30:00.000Z')
})

test.each([
  ['2026-02-28', '2026-03-01', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-11-15', '2026-11-15', 0],
  ['2026-11-16', '2026-11-15', -1],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(date(from), date(to))).toBe(days)
})
