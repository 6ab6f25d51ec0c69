import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { sampleDays } from './issue-plan.ts'

const today = IssueDate.parse('2026-11-15')

test('the sample has today first, then tomorrow, then the last seven days except a holiday', () => {
  expect(sampleDays(today, 'full', true).recent).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-14',
    '2026-11-13',
    '2026-11-12',
    '2026-11-10',
    '2026-11-09',
    '2026-11-08',
  ])
})

test('the sample has the first of each month back to January 2020, except May', () => {
  const { archive } = sampleDays(today, 'full', true)
  expect(archive.slice(0, 2)).toEqual(['2026-11-01', '2026-10-01'])
  expect(archive.at(-1)).toBe('2020-01-01')
  expect(archive).not.toContain('2024-05-01')
  expect(archive).toHaveLength(83 - 7)
})

test('no day is made twice when the first of a month is recent', () => {
  const { recent, archive } = sampleDays(IssueDate.parse('2026-11-03'), 'full', true)
  expect(archive.filter((day) => recent.includes(day))).toEqual([])
})

test('the extent "today" contains only today', () => {
  expect(sampleDays(today, 'today', true)).toEqual({ recent: [today], archive: [] })
})

test.each(['today', 'full'] as const)(
  "before today's issue is released the sample of extent %s begins with yesterday's",
  (extent) => {
    const { recent } = sampleDays(today, extent, false)
    expect(recent.slice(0, 2)).toEqual(['2026-11-14', '2026-11-15'])
    expect(new Set(recent).size).toBe(recent.length)
  },
)
