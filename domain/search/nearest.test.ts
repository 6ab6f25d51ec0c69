import { expect, test } from 'vitest'
import { latinKey } from './latin-key.ts'
import { mistakesBetween } from './mistakes.ts'
import { nearestTerms } from './nearest.ts'
import { parseQuery } from './query.ts'
import { termOf } from './term.ts'

test.each([
  ['election', 'election', 0],
  ['electon', 'election', 1],
  ['electionn', 'election', 1],
  ['elaction', 'election', 1],
  ['eleciton', 'election', 1],
  ['ಬೆಂಗಳುರ್', 'ಬೆಂಗಳೂರ್', 0.5],
  ['ವಿಧ್ಯಾರ್ಥ್', 'ವಿದ್ಯಾರ್ಥ್', 0.5],
  ['elxctiox', 'election', undefined],
  ['a', 'abcdef', undefined],
])('between %s and %s', (one, other, mistakes) => {
  expect(mistakesBetween(one, other, 1)).toBe(mistakes)
})

function near(typed: string, words: Record<string, number>): string[] {
  const archiveWords = Object.entries(words).map(([word, articles]) => {
    const term = termOf(word)
    return { word, term, latinKey: latinKey(term), articles }
  })
  const [part] = parseQuery(typed).parts
  if (part?.kind !== 'word') throw new Error('one word')
  return nearestTerms(part.word, archiveWords).map(({ word }) => word)
}

test.each([
  ['the fewest mistakes first', 'ಬೆಂಗಳುರು', { ಮಂಗಳೂರು: 90, ಬೆಂಗಳೂರು: 5 }, ['ಬೆಂಗಳೂರು']],
  ['the most common word first', 'bot', { boat: 3, bat: 1, boot: 9 }, ['boot', 'boat', 'bat']],
  ['the same first letter', 'mat', { cat: 9, mate: 1 }, ['mate', 'cat']],
  ['two mistakes in a long word', 'parlaiment', { parliament: 1 }, ['parliament']],
  ['not two in a short one', 'rian', { roam: 1 }, []],
  ['a word of two letters has no suggestions', 'ab', { abc: 1 }, []],
  ['by Latin letters', 'bengaulru', { ಬೆಂಗಳೂರು: 1, ಮೈಸೂರು: 1 }, ['ಬೆಂಗಳೂರು']],
  ['no other number', '1050', { 1150: 9, 10500: 1 }, []],
  ['no other number in Kannada digits', '೨೦೨೬', { 2025: 9 }, []],
  ['an ending half typed', 'ಬೆಂಗಳೂರಿನಲ್', { ಬೆಂಗಳೂರು: 1 }, ['ಬೆಂಗಳೂರು']],
])('%s', (_what, typed, words, expected) => {
  expect(near(typed, words)).toEqual(expected)
})

test('at most five words are suggested', () => {
  expect(near('bot', { bat: 1, bet: 1, bit: 1, but: 1, boot: 1, boat: 1, bolt: 1 })).toHaveLength(5)
})
