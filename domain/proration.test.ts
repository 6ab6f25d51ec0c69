import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { unusedPart } from './proration.ts'

const date = (text: string) => IssueDate.parse(text)

test.each([
  [
    'on the first day everything is refunded',
    '2026-11-15',
    '2026-12-15',
    '2026-11-15',
    29900,
    0,
    29900,
  ],
  ['half way, half is refunded', '2026-11-15', '2026-12-15', '2026-11-30', 29900, 0, 14950],
  [
    'a day before the end, the price of one day is refunded',
    '2026-11-15',
    '2026-12-15',
    '2026-12-14',
    29900,
    0,
    997,
  ],
  ['on the last day nothing is left', '2026-11-15', '2026-12-15', '2026-12-15', 29900, 0, 0],
  ['after the end nothing is left', '2026-11-15', '2026-12-15', '2026-12-20', 29900, 0, 0],
  [
    'before the first day, at most everything is refunded',
    '2026-11-15',
    '2026-12-15',
    '2026-11-01',
    100,
    0,
    100,
  ],
  [
    'in a short month the days of that month count',
    '2026-01-31',
    '2026-02-28',
    '2026-02-14',
    29900,
    0,
    14950,
  ],
  ['a half is rounded up', '2026-11-15', '2026-11-17', '2026-11-16', 101, 0, 51],
  [
    'an amount already refunded is not refunded again',
    '2026-11-15',
    '2026-12-15',
    '2026-11-15',
    29900,
    20000,
    9900,
  ],
  [
    'nothing is left after a full refund',
    '2026-11-15',
    '2026-12-15',
    '2026-11-16',
    29900,
    29900,
    0,
  ],
] as const)('%s', (_what, start, end, today, paid, refunded, expected) => {
  const period = {
    start_date: date(start),
    end_date: date(end),
    paid_cents: paid,
    refunded_cents: refunded,
  }
  expect(unusedPart(period, date(today))).toBe(expected)
})
