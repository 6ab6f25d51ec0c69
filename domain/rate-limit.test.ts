import { expect, test } from 'vitest'
import { admit, type Limit } from './rate-limit.ts'

const limits: Limit[] = [
  { limit: 1, windowMs: 30 },
  { limit: 3, windowMs: 100 },
]

test.each([
  ['the first hit', [], 0, [0]],
  ['a second hit when the pause is over', [0], 30, [0, 30]],
  ['another hit, when the oldest has left the window', [0, 30, 60], 100, [30, 60, 100]],
  ['a hit after one from a clock an hour ahead, which is ignored', [3_600_000], 0, [0]],
  ['a hit after a long pause, when earlier hits have expired', [0, 30, 60], 1000, [1000]],
])('%s is admitted', (_which, hits, now, kept) => {
  expect(admit(hits, limits, now)).toEqual({ kind: 'admitted', hits: kept })
})

test.each([
  ['a hit within the pause', [0], 29, 30],
  ['a fourth within the window', [0, 30, 60], 99, 100],
  ['a hit that two limits refuse, until both allow it', [40, 60, 80], 100, 140],
  ['a hit before the last one, by a clock that is behind', [50], 40, 80],
])('%s is refused', (_which, hits, now, retryAt) => {
  expect(admit(hits, limits, now)).toEqual({ kind: 'refused', retryAt })
})

test('hits stay in order when the clock of a server is behind', () => {
  expect(admit([50], [{ limit: 2, windowMs: 100 }], 40)).toEqual({
    kind: 'admitted',
    hits: [40, 50],
  })
})
