import { expect, test } from 'vitest'
import { backOffMs } from './back-off.ts'

test.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [5, 15_000],
  [1000, 15_000],
])('after %i failures the pause is between half of %i ms and all of it', (failures, longest) => {
  for (let draw = 0; draw < 100; draw += 1) {
    const pause = backOffMs(failures)
    expect(pause).toBeGreaterThanOrEqual(longest / 2)
    expect(pause).toBeLessThanOrEqual(longest)
  }
})
