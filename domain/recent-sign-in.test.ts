import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { mayFinishContactChange, mayStartContactChange } from './recent-sign-in.ts'

const now = new Date('2026-11-15T12:00:00Z')
const minutesAgo = (minutes: number) => now.getTime() - minutes * MINUTE_MS

test.each([
  ['now', minutesAgo(0), true, true],
  ['10 minutes ago', minutesAgo(10), true, true],
  ['just over 10 minutes ago', minutesAgo(10) - 1, false, true],
  ['20 minutes ago', minutesAgo(20), false, true],
  ['just over 20 minutes ago', minutesAgo(20) - 1, false, false],
  ['at an unknown time', null, false, false],
])('a reader who signed in %s may start or finish a change', (_when, at, mayStart, mayFinish) => {
  expect(mayStartContactChange(at, now)).toBe(mayStart)
  expect(mayFinishContactChange(at, now)).toBe(mayFinish)
})
