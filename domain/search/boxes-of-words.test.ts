import { expect, test } from 'vitest'
import type { PageWords } from '#contract/page-words.ts'
import { boxesOfWords } from './boxes-of-words.ts'
import { parseQuery } from './query.ts'

const line = (top: number, ...texts: string[]): PageWords['lines'][number] => ({
  ...{ left: 10, top, width: 50, height: 2 },
  words: texts.map((text, index) => [10 + 10 * index, 8, text]),
})
const PAGE: PageWords = {
  format: 1,
  lines: [line(5, 'ಬೆಂಗಳೂರಿನಲ್ಲಿ', 'ಮಳೆ,'), line(8, 'The', 'rivers', 'of'), line(11, 'Kodagu.')],
}

test.each([
  ['an inflected form', 'ಬೆಂಗಳೂರು', [{ left: 10, top: 5, width: 8, height: 2 }]],
  ['a word with a comma', 'ಮಳೆ', [{ left: 20, top: 5, width: 8, height: 2 }]],
  [
    'a phrase over two lines',
    '"of kodagu"',
    [
      { left: 30, top: 8, width: 8, height: 2 },
      { left: 10, top: 11, width: 8, height: 2 },
    ],
  ],
  ['a word that is not there', 'elephant', []],
])('%s', (_what, query, boxes) => {
  expect(boxesOfWords(PAGE, parseQuery(query))).toEqual(boxes)
})
