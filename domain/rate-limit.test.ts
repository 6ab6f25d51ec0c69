import { expect, test } from 'vitest'
import { admit, type Limit } from './rate-limit.ts'

const limits: Limit[] = [
  { limit: 1, windowMs: 30 },
  { limit: 3, windowMs: 100 },
]

test.each([
  ['the first', [], 0, [0]],
  ['the second, when the pause is over', [0], 30, [0, 30]],
  ['one more, when the oldest has left the window', [0, 30, 60], 100, [30, 60, 100]],
  ['one after a clock was an hour ahead, which is forgotten', [3_600_000], 0, [0]],
  ['one after long silence, which forgets the others', [0, 30, 60], 1000, [1000]],
])('%s is admitted', (_which, hits, now, kept) => {
  expect(admit(hits, limits, now)).toEqual({ kind: 'admitted', hits: kept })
})

test.each([
  ['one within the pause', [0], 29, 30],
  ['a fourth within the window', [0, 30, 60], 99, 100],
  ['one that two limits refuse, until both let it', [40, 60, 80], 100, 140],
  ['one before the last, by a clock that is behind', [50], 40, 80],
])('%s is refused', (_which, hits, now, retryAt) => {
  expect(admit(hits, limits, now)).toEqual({ kind: 'refused', retryAt })
})

test('hits stay in order when a clock is behind', () => {
  expect(admit([50], [{ limit: 2, windowMs: 100 }], 40)).toEqual({
    kind: 'admitted',
    hits: [40, 50],
  })
})
