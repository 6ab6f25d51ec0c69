import { expect, test } from 'vitest'
import type { PageWords, WordLine } from '#contract/page-words.ts'
import { wordsIn, wordsOutside } from './words-in-areas.ts'

const line = (top: number, left: number, ...words: string[]): WordLine => ({
  left,
  top,
  width: words.length * 10,
  height: 2,
  words: words.map((word, index) => [left + index * 10, 8, word]),
})

const page: PageWords = {
  format: 1,
  lines: [line(10, 0, 'Old', 'tank'), line(12, 0, 'dug', 'out'), line(10, 50, 'Fund', 'runs')],
}

const textOf = (lines: readonly WordLine[]) =>
  lines.map(({ words }) => words.map(([, , text]) => text).join(' '))

test.each([
  ['a column', { left: 0, top: 8, width: 30, height: 10 }, ['Old tank', 'dug out'], ['Fund runs']],
  ['one line', { left: 0, top: 9, width: 40, height: 2.5 }, ['Old tank'], ['dug out', 'Fund runs']],
  [
    'a part of a line',
    { left: 55, top: 9, width: 20, height: 5 },
    ['runs'],
    ['Old tank', 'dug out'],
  ],
  ['no text', { left: 0, top: 50, width: 99, height: 5 }, [], ['Old tank', 'dug out', 'Fund runs']],
])('an area with %s has its words', (_what, area, inside, outside) => {
  expect(textOf(wordsIn(page, [area]))).toEqual(inside)
  expect(textOf(wordsOutside(page, [area]))).toEqual(outside)
})

test('a part of a line has the box of its words', () => {
  const [part] = wordsIn(page, [{ left: 55, top: 0, width: 20, height: 20 }])
  expect(part).toEqual({ left: 60, top: 10, width: 8, height: 2, words: [[60, 8, 'runs']] })
})
