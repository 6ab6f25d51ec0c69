import { expect, test } from 'vitest'
import { altoParagraphs } from './alto-text.ts'
import type { AltoBlock, AltoWord } from './read-alto.ts'

const first = (text: string, whole?: string): AltoWord => ({
  text,
  part: 'first',
  isBroken: true,
  ...(whole && { whole }),
})
const second = (text: string): AltoWord => ({ text, part: 'second' })
const broken = (text: string): AltoWord => ({ text, isBroken: true })

function block(...words: (string | AltoWord)[]): AltoBlock {
  const read = words.map((word) => (typeof word === 'string' ? { text: word } : word))
  return { lines: [], words: read, children: [] }
}

test.each<[string, AltoBlock[], string[]]>([
  ['blocks are paragraphs', [block('a', 'b'), block('c')], ['a b', 'c']],
  [
    'a hyphenated word is joined',
    [block('a', first('mon', 'monsoon'), second('soon'), 'b')],
    ['a monsoon b'],
  ],
  [
    'a word with only a hyphen mark is joined',
    [block('a', broken('mon'), 'soon', 'b')],
    ['a monsoon b'],
  ],
  [
    'a word hyphenated over two columns is joined',
    [block('a', first('mon', 'monsoon')), block(second('soon'), 'b')],
    ['a monsoon b'],
  ],
  [
    'a word with only a hyphen mark is joined over two columns',
    [block('a', broken('mon')), block('soon', 'b')],
    ['a monsoon b'],
  ],
  [
    'a first half without its second half becomes the whole word',
    [block(first('mon', 'monsoon'), 'b')],
    ['monsoon b'],
  ],
  ['a second half without its first half is kept', [block(second('soon'), 'b')], ['soon b']],
  ['empty blocks are left out', [block(), block('', ' '), block('a')], ['a']],
])('%s', (_rule, blocks, paragraphs) => {
  expect(altoParagraphs(blocks.map((each) => ({ block: each }))).paragraphs).toEqual(paragraphs)
})

test('a word hyphenated over two pages belongs to the first page', () => {
  const page = altoParagraphs([{ block: block('a', first('mon', 'monsoon')) }])
  const next = altoParagraphs([{ block: block(second('soon'), 'b') }], page.end)
  expect([page.paragraphs, next.paragraphs]).toEqual([['a monsoon'], ['b']])
})

test('a paragraph continues in the next column if METS says so', () => {
  const columns = [
    { block: block('a') },
    { block: block('b'), runsOn: true },
    { block: block('c') },
  ]
  expect(altoParagraphs(columns).paragraphs).toEqual(['a b', 'c'])
})
