import { expect, test } from 'vitest'
import { hyphenate } from './hyphenate.ts'

test.each([
  ['irrigation', 'irriga-tion'],
  ['committee', 'com-mit-tee'],
  ['cropping', 'crop-ping'],
  ['departments', 'depart-ments'],
  ['returned', 'returned'],
  ['Davangere', 'Davangere'],
  ['tail-end', 'tail-end'],
  ['cuttings@citycorporation.example', 'cuttings@citycorporation.example'],
])('%s may be hyphenated as %s', (word, broken) => {
  expect(hyphenate(word).replaceAll('\u00ad', '-')).toBe(broken)
})
