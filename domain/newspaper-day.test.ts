import { expect, test } from 'vitest'
import { dayInIndia, newspaperDay, nextRollover } from './newspaper-day.ts'

test.each([
  ['05:59 in India', '2026-11-15T05:59:59.999+05:30', '2026-11-14'],
  ['06:00 in India', '2026-11-15T06:00:00.000+05:30', '2026-11-15'],
  ['midnight in India', '2026-11-15T00:00:00.000+05:30', '2026-11-14'],
  ['the last moment of a year', '2027-01-01T05:59:00.000+05:30', '2026-12-31'],
  ['29 February', '2028-02-29T12:00:00.000+05:30', '2028-02-29'],
])('at %s the newspaper day is %s', (_when, now, day) => {
  expect(newspaperDay(new Date(now))).toBe(day)
})

test.each([
  ['2026-11-15T05:59:59.999+05:30', '2026-11-15T06:00:00.000+05:30'],
  ['2026-11-15T06:00:00.000+05:30', '2026-11-16T06:00:00.000+05:30'],
  ['2026-11-15T23:30:00.000+05:30', '2026-11-16T06:00:00.000+05:30'],
])('after %s the day next rolls over at %s', (now, rollover) => {
  expect(nextRollover(new Date(now))).toEqual(new Date(rollover))
})

test.each([
  ['2026-11-15T23:59:59.999+05:30', '2026-11-15'],
  ['2026-11-16T00:00:00.000+05:30', '2026-11-16'],
])('at %s the calendar in India says %s', (now, day) => {
  expect(dayInIndia(new Date(now))).toBe(day)
})
