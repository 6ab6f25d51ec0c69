import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { IssueDate } from '#contract/issue-date.ts'
import { waitForNewIssue } from './NewIssueBar.tsx'

const date = IssueDate.parse('2026-11-15')
const today = { date, next: null }

test.each([
  ['at noon', '2026-11-15T12:00:00+05:30', 15],
  ['five minutes before the day rolls over', '2026-11-16T05:55:00+05:30', 5],
  ['seconds before', '2026-11-16T05:59:59+05:30', 1],
  [
    'afterwards, when the issue is late or the clock of this browser is fast',
    '2026-11-16T06:30:00+05:30',
    1,
  ],
])('%s, a tab waits before it polls for the new issue', (_when, now, minutes) => {
  expect(waitForNewIssue(today, new Date(now), false)).toBe(minutes * MINUTE_MS)
})

test.each([
  ['six minutes before', '2026-11-16T06:54:00+05:30', 6],
  ['when it has opened', '2026-11-16T07:00:00+05:30', 1],
])('%s the next issue opens, a tab waits this long', (_when, now, minutes) => {
  const next = {
    date: IssueDate.parse('2026-11-16'),
    opens_at: '2026-11-16T01:30:00.000Z',
    is_out_early: true,
  }
  expect(waitForNewIssue({ date, next }, new Date(now), false)).toBe(minutes * MINUTE_MS)
})
