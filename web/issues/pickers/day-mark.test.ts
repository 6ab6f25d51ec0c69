import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { dayMark, reachesArchiveStart } from './day-mark.ts'

const date = (text: string) => IssueDate.parse(text)
const today = date('2026-11-15')
const november = {
  month: '2026-11',
  dates: ['2026-11-01', '2026-11-10', '2026-11-15'].map(date),
  reach: { from: date('2026-11-10'), to: today },
}
const nothing = { ...november, reach: { from: null, to: today } }

test.each([
  ['a future day', '2026-11-16', november, 'future'],
  ['a day with an issue', '2026-11-10', november, 'open'],
  ['today', '2026-11-15', november, 'open'],
  ['a holiday', '2026-11-02', november, 'no-issue'],
  ['a day before the archive access of the plan', '2026-11-01', november, 'out-of-reach'],
  ['a day of a locked edition', '2026-11-15', nothing, 'out-of-reach'],
  ['a day of a month that is still loading', '2026-10-02', undefined, 'open'],
] as const)('%s is marked', (_what, day, issueDates, mark) => {
  expect(dayMark(date(day), today, issueDates)).toBe(mark)
})

test.each([
  ['2020-01-01', true],
  ['2026-11-10', false],
  [null, false],
])('a plan that reaches back to %s has every day: %s', (from, isEveryDay) => {
  const reach = { from: from === null ? null : date(from), to: today }
  expect(reachesArchiveStart(reach)).toBe(isEveryDay)
})
