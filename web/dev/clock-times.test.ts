import { expect, test } from 'vitest'
import { nextAt, nextMonth } from './clock-times.ts'

const india = (time: string) => new Date(`${time}:00+05:30`)

test.each([
  ['2026-11-17T05:58', '2026-11-17T05:59'],
  ['2026-11-17T05:59', '2026-11-18T05:59'],
  ['2026-11-17T23:30', '2026-11-18T05:59'],
])('at %s the next 05:59 is %s', (now, then) => {
  expect(nextAt('05:59', india(now))).toEqual(india(then))
})

test('the next month is after the renewals of plans that were bought today', () => {
  expect(nextMonth(india('2027-01-31T08:00'))).toEqual(india('2027-02-28T10:00'))
})
