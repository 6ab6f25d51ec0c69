import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { nameOfRange, rangeNamed, withDay } from './date-range.ts'

const day = (text: string) => IssueDate.parse(text)
const today = day('2026-11-15')
const from = day('2026-11-03')
const to = day('2026-11-10')

test.each([
  ['everything', undefined, undefined],
  ['today', '2026-11-15', '2026-11-15'],
  ['last-week', '2026-11-09', '2026-11-15'],
  ['last-month', '2026-10-15', '2026-11-15'],
] as const)('%s is a range, and is known by it', (name, first, last) => {
  const range = rangeNamed(name, today)

  expect(range).toEqual({ from: first, to: last })
  expect(nameOfRange(range, today)).toBe(name)
})

test('other ranges have no name', () => {
  expect(nameOfRange({ from, to }, today)).toBeUndefined()
  expect(nameOfRange({ from, to: undefined }, today)).toBeUndefined()
})

test.each([
  ['a new first day', 'from', '2026-11-05', { from: '2026-11-05', to }],
  ['a first day after the last', 'from', '2026-11-12', { from: '2026-11-12', to: '2026-11-12' }],
  ['a last day before the first', 'to', '2026-11-01', { from: '2026-11-01', to: '2026-11-01' }],
] as const)('%s keeps the days in order', (_what, end, chosen, range) => {
  expect(withDay({ from, to }, end, day(chosen))).toEqual(range)
})

test('a day can be left open', () => {
  expect(withDay({ from, to }, 'to', undefined)).toEqual({ from, to: undefined })
})
