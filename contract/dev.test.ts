import { expect, test } from 'vitest'
import { moveClock } from './dev.ts'

test.each([
  ['31d', 31 * 24 * 60 * 60 * 1000],
  ['6h', 6 * 60 * 60 * 1000],
  ['90s', 90 * 1000],
  ['5m', 5 * 60 * 1000],
])('%s is %i milliseconds', (advance, milliseconds) => {
  expect(moveClock.body.parse({ advance })).toEqual({ advance: milliseconds })
})

test.each([
  [{}],
  [{ advance: '-1d' }],
  [{ advance: '1w' }],
  [{ advance: '9999999d' }],
  [{ now: 'yesterday' }],
  [{ now: '2026-11-15T02:30:00Z', advance: '1d' }],
])('the clock cannot be moved by %j', (body) => {
  expect(moveClock.body.safeParse(body).success).toBe(false)
})
