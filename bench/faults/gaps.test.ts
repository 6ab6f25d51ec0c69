import { expect, test } from 'vitest'
import { firstAfter, longestGapAcross } from './gaps.ts'

test.each([
  ['the pause that the fault caused', [100, 200, 300, 5300, 5400], 5000],
  ['not a longer pause before the fault', [0, 200, 300, 350], 100],
  ['a pause after the fault has ended', [100, 300, 400, 4400], 4000],
  ['nothing when no event came', [], 0],
])('the longest gap is %s', (_what, events, gap) => {
  expect(longestGapAcross(events, { began: 250, ended: 1000 })).toBe(gap)
})

test('recovery is counted from the end of the fault to the first event after it', () => {
  expect(firstAfter([100, 900, 1250, 1300], { began: 250, ended: 1000 })).toBe(250)
  expect(firstAfter([100, 900], { began: 250, ended: 1000 })).toBeUndefined()
})
