import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { endedMessageAt, remindersOf, reminderWindow } from './plan-notifications.ts'

const LAST_DAY = IssueDate.parse('2026-12-15')

test.each([
  ['ends-in-7-days', '2026-12-08T09:00+05:30', '2026-12-14T09:00+05:30'],
  ['ends-in-1-day', '2026-12-14T09:00+05:30', '2026-12-16T00:00+05:30'],
  ['grace-ends', '2026-12-19T09:00+05:30', '2026-12-21T00:00+05:30'],
  ['yearly-renewal', '2026-11-15T09:00+05:30', '2026-12-13T09:00+05:30'],
] as const)(
  '%s of a plan that ends on 15 December is due from %s until %s',
  (reminder, from, until) => {
    const window = { from: new Date(from), until: new Date(until) }
    expect(reminderWindow(reminder, LAST_DAY)).toEqual(window)
  },
)

const MONTH = { duration_unit: 'month', duration_length: 1 } as const
const YEAR = { duration_unit: 'year', duration_length: 1 } as const
const TWO_YEARS = { duration_unit: 'year', duration_length: 2 } as const
const RENEWING = { recurring: true, hasMandate: true, isCancelled: false }
const OF_THE_END = ['ends-in-7-days', 'ends-in-1-day']

test.each([
  ['a monthly plan that renews', { ...MONTH, ...RENEWING }, []],
  ['a yearly plan that renews', { ...YEAR, ...RENEWING }, ['yearly-renewal']],
  [
    'twelve months that renew',
    { duration_unit: 'month', duration_length: 12, ...RENEWING },
    ['yearly-renewal'],
  ],
  ['a cancelled plan', { ...MONTH, ...RENEWING, isCancelled: true }, OF_THE_END],
  ['two years, paid once', { ...TWO_YEARS, ...RENEWING, recurring: false }, OF_THE_END],
  ['a plan without a mandate', { ...YEAR, ...RENEWING, hasMandate: false }, OF_THE_END],
] as const)('%s has its reminders', (_what, plan, reminders) => {
  expect(remindersOf(plan)).toEqual(reminders)
})

test.each([
  ['2026-12-16T00:00+05:30', '2026-12-16T09:00+05:30'],
  ['2026-12-16T14:00+05:30', '2026-12-16T14:00+05:30'],
])('the message about a plan that ended at %s is sent at %s', (now, at) => {
  expect(endedMessageAt(new Date(now))).toEqual(new Date(at))
})
