import { expect, test } from 'vitest'
import type { FontRun, Line } from '../read/lines.ts'
import { isSignatureIn, openingOf } from './openings.ts'

const [TEXT, BOLD, FIGURES] = [1, 2, 3]

function aLine(text: string, changes: Partial<Line> = {}): Line {
  return {
    text,
    words: [],
    box: { left: 0, top: 0, right: 140, bottom: 10 },
    baseline: 8,
    size: 9,
    font: TEXT,
    ink: 0,
    letters: text.length,
    opening: '',
    ending: '',
    ...changes,
  }
}

const lineOf = (...runs: FontRun[]): Line => aLine(runs.map(({ text }) => text).join(''), { runs })

test.each([
  ['a figure', { font: FIGURES, text: '36 ' }],
  ['a quotation mark', { font: FIGURES, text: '‘' }],
  ['a syllable', { font: BOLD, text: 'pe' }],
])(
  'a run-in head or dateline ends at its colon, although %s follows in another font',
  (_, after) => {
    const line = lineOf({ font: BOLD, text: 'Tank dug: ' }, after, { font: TEXT, text: 'people' })
    expect(openingOf([line], TEXT)).toBe('Tank dug:')
  },
)

test('a run-in head ends at its full stop, and one without a mark where its font ends', () => {
  const stop = lineOf(
    { font: BOLD, text: 'Tank dug out. ' },
    { font: FIGURES, text: '36 ' },
    { font: TEXT, text: 'people' },
  )
  const none = lineOf({ font: BOLD, text: 'The old tank ' }, { font: TEXT, text: 'is full' })
  expect(openingOf([stop], TEXT)).toBe('Tank dug out.')
  expect(openingOf([none], TEXT)).toBe('The old tank')
})

const story = [aLine('the council will dig out the old tank'), aLine('before the rains begin.')]

test.each([
  ['Meena Rao, Ballari', { font: BOLD }, true],
  ['Continued on page 4', { font: BOLD }, false],
  ['Scorecard: Ballari', { font: BOLD }, false],
  ['Rain at last', { font: BOLD, size: 11 }, false],
  ['Meena Rao, Ballari', {}, false],
  ['They left early.', { font: BOLD }, false],
])('“%s” as the last line in the type %j: the name of a writer is %s', (text, type, expected) => {
  const last = aLine(text, type)
  expect(isSignatureIn([last], [...story, last], TEXT)).toBe(expected)
})
