import { expect, test } from 'vitest'
import { isDisturbed, minuteOf, recentMinutes, totalOf } from './disturbance.ts'

test.each([
  ['two failures', { failures: 2, successes: 0 }, false],
  ['three failures', { failures: 3, successes: 0 }, true],
  ['three failures and two successes', { failures: 3, successes: 2 }, true],
  ['as many failures as successes', { failures: 3, successes: 3 }, false],
  ['a few failures among many successes', { failures: 40, successes: 900 }, false],
] as const)('%s: disturbed is %o', (_what, outcomes, expected) => {
  expect(isDisturbed(outcomes)).toBe(expected)
})

test('outcomes count for ten minutes, and those from the future never count', () => {
  const now = new Date('2026-11-15T12:00:30+05:30')
  const failure = (minutesAgo: number) => ({
    minute: minuteOf(now) - minutesAgo,
    failures: 1,
    successes: 0,
    firstFailureAt: undefined,
  })
  const minutes = [failure(10), failure(9), failure(0), failure(-1)]
  expect(totalOf(recentMinutes(minutes, now))).toEqual({ failures: 2, successes: 0 })
})
