import { expect, test } from 'vitest'
import { nextCheckAt } from './reconciliation.ts'

const created = new Date('2026-11-15T12:00:00+05:30')
const minutesLater = (minutes: number) => new Date(created.getTime() + minutes * 60_000)
const DAY = 24 * 60

test.each([
  [0, 2],
  [2, 10],
  [29, 30],
  [30, 120],
  [120, DAY],
  [DAY, 3 * DAY],
  [3 * DAY, 4 * DAY],
  [4 * DAY, 10 * DAY],
  [10 * DAY, 30 * DAY],
])('an attempt that is %i minutes old is next checked at %i minutes', (age, next) => {
  expect(nextCheckAt(created, minutesLater(age))).toEqual(minutesLater(next))
})

test('after a month an attempt is not checked again', () => {
  expect(nextCheckAt(created, minutesLater(30 * DAY))).toBeUndefined()
})
