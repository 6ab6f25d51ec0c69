import { expect, test } from 'vitest'
import type { DraftBlock } from './draft-block.ts'
import { opensAs } from './story-kind.ts'

const block = (role: DraftBlock['role'], text: string, more: Partial<DraftBlock> = {}) => ({
  role,
  text,
  boxes: [],
  ...more,
})
const rows = [
  ['Town', 'High', 'Low'],
  ['Ballari', '34', '23'],
]
const cells = rows.flat().join(' ')
const note = block('body', 'Mostly dry in the north, and some rain in the hills by night.')

test.each([
  ['with towns and figures only', [block('byline', 'Ballari'), block('body', '34 23')], 'image'],
  [
    'in a table with gaps',
    [
      block('table', cells, { table: { rows: [...rows, ['Cloudy', '', '']], headerRows: 0 } }),
      note,
    ],
    'image',
  ],
  ['in a table', [block('table', cells, { table: { rows, headerRows: 0 } }), note], 'text'],
  [
    'in a table with an empty corner',
    [
      block('table', cells, {
        table: { rows: [['', 'High', 'Low'], ...rows.slice(1)], headerRows: 1 },
      }),
    ],
    'text',
  ],
  ['in sentences', [note], 'text'],
] as const)('weather %s opens as %s', (_, blocks, expected) => {
  expect(opensAs('weather', [block('headline', 'Weather'), ...blocks])).toBe(expected)
})
