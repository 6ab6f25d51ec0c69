import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { addDataUse, megabytes } from './data-use.ts'

const day = (date: string) => IssueDate.parse(date)
const use = { day: day('2026-11-15'), bytesOfDay: 100, bytesOfMonth: 1000 }

test.each([
  ['the first fetch', undefined, '2026-11-15', 50, 50],
  ['the same day', use, '2026-11-15', 150, 1050],
  ['the next day', use, '2026-11-16', 50, 1050],
  ['the next month', use, '2026-12-01', 50, 50],
  ['the same month a year later', use, '2027-11-15', 50, 50],
] as const)('%s', (_what, before, date, bytesOfDay, bytesOfMonth) => {
  expect(addDataUse(before, 50, day(date))).toEqual({ day: date, bytesOfDay, bytesOfMonth })
})

test.each([
  [0, '0.0'],
  [49_000, '0.0'],
  [1_250_000, '1.3'],
  [120_000_000, '120.0'],
])('%i bytes are %s MB', (bytes, words) => {
  expect(megabytes(bytes)).toBe(words)
})
