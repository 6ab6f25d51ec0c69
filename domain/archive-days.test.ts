import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { daysOfMonth, sameDayInEarlierYears } from './archive-days.ts'

test.each([
  ['2026-11', 30, '2026-11-30'],
  ['2024-02', 29, '2024-02-29'],
  ['2026-02', 28, '2026-02-28'],
  ['2026-12', 31, '2026-12-31'],
])('%s has %i days', (month, count, last) => {
  const days = daysOfMonth(month)
  expect([days.length, days[0], days.at(-1)]).toEqual([count, `${month}-01`, last])
})

test.each([
  ['2022-11-17', ['2020-11-17', '2021-11-17']],
  ['2024-02-29', ['2020-02-29']],
  ['2020-01-01', []],
])('the same day before %s: %j', (date, earlier) => {
  expect(sameDayInEarlierYears(IssueDate.parse(date))).toEqual(earlier)
})
