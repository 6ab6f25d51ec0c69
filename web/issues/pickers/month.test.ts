import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { clampDay, dayAfterKey, weeksOf } from './month.ts'

const today = IssueDate.parse('2026-11-15')

test.each([
  ['2026-11', 5, '2026-11-01', 0, '2026-11-30', 1],
  ['2026-02', 4, '2026-02-01', 0, '2026-02-28', 6],
  ['2028-02', 5, '2028-02-01', 2, '2028-02-29', 2],
  ['2026-08', 6, '2026-08-01', 6, '2026-08-31', 1],
])('the weeks of %s', (month, count, first, firstWeekday, last, lastWeekday) => {
  const weeks = weeksOf(month)
  expect(weeks).toHaveLength(count)
  expect(weeks[0]?.[firstWeekday]).toBe(first)
  expect(weeks[0]?.slice(0, firstWeekday).every((day) => day === undefined)).toBe(true)
  expect(weeks.at(-1)?.[lastWeekday]).toBe(last)
})

test.each([
  ['ArrowLeft', false, '2026-11-14'],
  ['ArrowRight', false, '2026-11-16'],
  ['ArrowUp', false, '2026-11-08'],
  ['ArrowDown', false, '2026-11-22'],
  ['Home', false, '2026-11-15'],
  ['End', false, '2026-11-21'],
  ['PageUp', false, '2026-10-15'],
  ['PageDown', false, '2026-12-15'],
  ['PageUp', true, '2025-11-15'],
  ['PageDown', true, '2027-11-15'],
  ['a', false, undefined],
])('%s (shift: %s) leads to %s', (key, shiftKey, day) => {
  expect(dayAfterKey({ key, shiftKey }, today)).toBe(day)
})

test('the calendar begins with the archive and ends today', () => {
  expect(clampDay(IssueDate.parse('2019-06-01'), today)).toBe('2020-01-01')
  expect(clampDay(IssueDate.parse('2026-11-16'), today)).toBe(today)
})
