import { expect, test } from 'vitest'
import { CompactDate, compactDate, IssueDate } from './issue-date.ts'

test.each([
  ['20261115', '2026-11-15'],
  ['20240229', '2024-02-29'],
  ['20000229', '2000-02-29'],
  ['20200101', '2020-01-01'],
])('%s is the day %s', (written, day) => {
  expect(CompactDate.parse(written)).toBe(day)
})

test.each([
  ['a day that February does not have', '20260230'],
  ['29 February outside a leap year', '20260229'],
  ['29 February of a century', '21000229'],
  ['31 April', '20260431'],
  ['a thirteenth month', '20261301'],
  ['day zero', '20261100'],
  ['dashes', '2026-11-15'],
  ['too few digits', '2026115'],
  ['digits of another script', '೨೦೨೬೧೧೧೫'],
  ['spaces around', ' 20261115'],
  ['a line break after', '20261115\n'],
  ['nothing', ''],
])('%s is not a date', (_what, written) => {
  expect(CompactDate.safeParse(written).success).toBe(false)
})

test('a date is formatted without dashes', () => {
  expect(compactDate(IssueDate.parse('2024-02-29'))).toBe('20240229')
})
