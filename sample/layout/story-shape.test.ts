import { expect, test } from 'vitest'
import { fitStory, type Shape } from './story-shape.ts'

const plain: Shape = {
  place: 'none',
  columns: 3,
  pictureColumns: 0,
  pictureLeft: false,
  quote: false,
}

test.each([
  ['no picture', plain, 20],
  ['a picture above', { ...plain, place: 'top', pictureColumns: 3 }, 34],
  ['a picture at the side', { ...plain, place: 'side', pictureColumns: 2 }, 28],
  ['a picture beside the headline', { ...plain, place: 'beside', pictureColumns: 2 }, 26],
] as const)('a story with %s has room for its text inside its height', (_what, shape, lines) => {
  const fit = fitStory(shape, { head: 5, text: 40, quote: 0 }, lines)

  const room = fit?.frames.reduce((sum, frame) => sum + frame.lines, 0)
  expect(room).toBeGreaterThanOrEqual(40)
  expect(fit?.frames.every((frame) => frame.line + frame.lines === lines)).toBe(true)
})

test('a story does not fit into fewer lines than its text has', () => {
  expect(fitStory(plain, { head: 5, text: 40, quote: 0 }, 17)).toBeUndefined()
})
