import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { addDays, addMonths } from './calendar.ts'

test.each([
  ['2026-11-15', 1, '2026-11-16'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-15', 0, '2026-11-15'],
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(IssueDate.parse(from), days)).toBe(to)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-11-15', 14, '2028-01-15'],
  ['2024-02-29', -12, '2023-02-28'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(IssueDate.parse(from), months)).toBe(to)
})
