import { expect, test } from 'vitest'
import { FONT_SIZE, ZOOM } from '#contract/reading.ts'
import { stepBy } from './SizeControl.tsx'

test.each([
  ['text grows by 2', 16, 1, FONT_SIZE, 18],
  ['text shrinks by 2', 16, -1, FONT_SIZE, 14],
  ['text is at most 24', 24, 1, FONT_SIZE, 24],
  ['text is at least 12', 12, -1, FONT_SIZE, 12],
  ['zoom grows by a quarter', 1, 1, ZOOM, 1.25],
  ['zoom is at most 3', 3, 1, ZOOM, 3],
  ['zoom is at least a half', 0.5, -1, ZOOM, 0.5],
] as const)('%s', (_what, value, direction, scale, next) => {
  expect(stepBy(value, direction, scale)).toBe(next)
})
