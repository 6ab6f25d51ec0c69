import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { isDeskSessionLive, mustSaveUse } from './desk-session.ts'

test.each([
  ['in use', 0, 10 * MINUTE_MS, 39 * MINUTE_MS, true],
  ['unused for 30 minutes', 0, 10 * MINUTE_MS, 40 * MINUTE_MS, false],
  ['in use for almost 12 hours', 0, 12 * HOUR_MS - 2, 12 * HOUR_MS - 1, true],
  ['in use for 12 hours', 0, 12 * HOUR_MS - 1, 12 * HOUR_MS, false],
])('a session %s is live: %s', (_what, created_at, last_used_at, now, isLive) => {
  expect(isDeskSessionLive({ created_at, last_used_at }, now)).toBe(isLive)
})

test('the last use is saved once a minute at most', () => {
  const session = { created_at: 0, last_used_at: 0 }
  expect(mustSaveUse(session, MINUTE_MS - 1)).toBe(false)
  expect(mustSaveUse(session, MINUTE_MS)).toBe(true)
})
