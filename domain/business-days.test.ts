import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { addBusinessDays } from './business-days.ts'

test.each([
  ['2026-11-13', 1, '2026-11-16'],
  ['2026-11-14', 1, '2026-11-16'],
  ['2026-11-16', 5, '2026-11-23'],
  ['2026-11-15', 15, '2026-12-04'],
])('%s and %i business days is %s', (from, days, to) => {
  expect(addBusinessDays(IssueDate.parse(from), days)).toBe(to)
})
