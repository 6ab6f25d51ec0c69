import { expect, test } from 'vitest'
import type { PageBlock } from '#contract/page-model.ts'
import { findIn, replaceIn } from './find-text.ts'

const box = { left: 0, top: 0, width: 10, height: 10 }
const block = (fields: Partial<PageBlock>): PageBlock => ({
  ...{ id: 'b', role: 'body', boxes: [box], text: '' },
  ...fields,
})

test.each([
  ['a word', 'ರಾಮ', true, [block({ text: 'ರಾಮ ಬಂದ. ರಾಮನ ಮನೆ' })], 1],
  ['a part of a word', 'ರಾಮ', false, [block({ text: 'ರಾಮ ಬಂದ. ರಾಮನ ಮನೆ' })], 2],
  ['signs are not a pattern', 'a.c', false, [block({ text: 'abc a.c' })], 1],
  [
    'titles, paragraphs and cells',
    'lake',
    true,
    [
      block({ title: 'The lake', paragraphs: ['One lake', 'none'] }),
      block({
        table: {
          headerRows: 0,
          rows: [
            ['lake', '3 m'],
            ['lakes', '2 m'],
          ],
        },
      }),
    ],
    3,
  ],
  ['nothing wanted', ' ', false, [block({ text: 'a b' })], 0],
])('%s', (_what, text, isWholeWord, blocks, count) => {
  const wanted = { text, isWholeWord }
  expect(findIn(blocks, wanted)).toHaveLength(count)
  const replaced = replaceIn(blocks, wanted, 'Z')
  expect(JSON.stringify(replaced).match(/Z/g) ?? []).toHaveLength(count)
  expect(findIn(replaced, wanted)).toHaveLength(0)
})
