import { expect, test } from 'vitest'
import { rotationAnswer } from './session-rotation.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAYS = 24 * HOUR

test.each([
  // presented token, child used, ms since the rotation, answer
  ['current', false, 0, 'rotate'],
  ['current', false, 90 * DAYS, 'rotate'],
  ['parent', false, 0, 'repeat-child'],
  ['parent', false, 5 * SECOND, 'repeat-child'],
  ['parent', false, 5 * MINUTE, 'repeat-child'],
  ['parent', false, 8 * HOUR, 'repeat-child'],
  ['parent', false, 3 * DAYS, 'repeat-child'],
  ['parent', false, 3 * DAYS + 1, 'refuse'],
  ['parent', true, 0, 'repeat-child'],
  ['parent', true, 30 * SECOND, 'repeat-child'],
  ['parent', true, 30 * SECOND + 1, 'theft'],
  ['parent', true, 3 * DAYS + 1, 'theft'],
  ['child', false, 0, 'catch-up'],
  ['child', true, 90 * DAYS, 'catch-up'],
  ['older', false, 0, 'theft'],
  ['older', true, 90 * DAYS, 'theft'],
  ['unknown', false, 0, 'refuse'],
  ['unknown', true, 0, 'refuse'],
] as const)(
  'the %s token, child used: %s, %i ms after the rotation: %s',
  (presented, isChildUsed, msSinceRotation, answer) => {
    expect(rotationAnswer({ presented, isChildUsed, msSinceRotation })).toBe(answer)
  },
)
