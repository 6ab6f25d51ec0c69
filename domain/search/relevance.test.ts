import { expect, test } from 'vitest'
import { halvesOf, isCompoundOf } from './compounds.ts'
import { dateTerms } from './dates.ts'
import { bylineIn, linesOf } from './line-roles.ts'
import { otherNames } from './place-names.ts'
import { rankedFields } from './ranked-fields.ts'
import { type MatchPlaces, type PartPlaces, rarityOf, scoreOf } from './score.ts'
import { termOf } from './term.ts'
import { wordsOf } from './words.ts'

test.each([
  ['15 ನವೆಂಬರ್', ['¦1115']],
  ['ನವೆಂಬರ್ ೧೫ರಂದು', ['¦1115']],
  ['November 15, 2026', ['¦1115', '¦20261115']],
  ['15th Nov', ['¦1115']],
  ['15-11-2026', ['¦1115', '¦20261115']],
  ['೧೫/೧೧/೨೦೨೬', ['¦1115', '¦20261115']],
  ['15 ಸಾವಿರ ರೂಪಾಯಿ, ನವೆಂಬರ್', []],
  ['may 32', []],
  ['15 11', []],
])('the dates in %s', (text, terms) => {
  expect(dateTerms(wordsOf(text).map(({ term }) => term))).toEqual(terms)
})

test.each([
  ['Bangalore', 'ಬೆಂಗಳೂರಿನಲ್ಲಿ'],
  ['ಮೈಸೂರು', 'Mysore'],
  ['Mysuru', 'mysore'],
  ['ಬೆಳಗಾವಿಗೆ', 'Belgaum'],
])('%s and %s are one place', (one, other) => {
  expect(otherNames(termOf(one))).toContain(termOf(other))
})

test('a compound is recognised by its last member, and is split into two terms', () => {
  expect(isCompoundOf('ರಾಷ್ಟ್ರಪ್ರಶಸ್ತ್', termOf('ಪ್ರಶಸ್ತಿ'))).toBe(true)
  expect(isCompoundOf('ಸಮರ', 'ಮರ')).toBe(false)
  expect(halvesOf('ಗ್ರಾಮಪಂಚಾಯಿತಿ')).toContainEqual([termOf('ಗ್ರಾಮ'), termOf('ಪಂಚಾಯಿತಿ')])
  expect(halvesOf('ಕೆರೆ')).toEqual([])
})

test('lines have their roles; without fitting roles they are body text', () => {
  expect(linesOf('a\nb', 'hy').map(({ role }) => role)).toEqual(['headline', 'byline'])
  expect(linesOf('a\nb', 'h').map(({ role }) => role)).toEqual(['body', 'body'])
  expect(bylineIn('Title\nA Reporter\nText', 'hyb')).toBe('A Reporter')
  expect(bylineIn('Title\nText', null)).toBeUndefined()
})

test('terms of captions and tables count as such only if the running text does not have them', () => {
  const lines = [
    { role: 'kicker' as const, terms: ['rain'] },
    { role: 'body' as const, terms: ['lake', 'lake', 'lake', 'boat'] },
    { role: 'caption' as const, terms: ['boat', 'bird'] },
    { role: 'table' as const, terms: ['lake', 'bird', 'fish'] },
  ]
  expect(rankedFields(['full'], lines)).toEqual({
    title: ['full'],
    kicker: ['rain'],
    lead: ['lake', 'lake', 'lake', 'boat'],
    often: ['lake'],
    captions: ['bird'],
    tables: ['fish'],
    isTable: false,
  })
})

const NOWHERE: PartPlaces = { title: 0, kicker: 0, lead: 0, often: 0, captions: 0, tables: 0 }
const match = (places: Partial<PartPlaces>, more: Partial<MatchPlaces> = {}): MatchPlaces => ({
  parts: [{ ...NOWHERE, ...places }],
  adjacent: { title: 0, lead: 0 },
  isTable: false,
  isExact: true,
  ageDays: 0,
  ...more,
})

test('each of these matches scores lower than the one before it', () => {
  const scores = [
    match({ title: 1, lead: 1, often: 1 }),
    match({ title: 1 }),
    match({ title: 1 }, { ageDays: 100 }),
    match({ title: 0.6 }),
    match({ kicker: 1 }),
    match({ lead: 1 }),
    match({}),
    match({}, { ageDays: 1 }),
    match({ captions: 1 }),
    match({}, { isTable: true }),
    match({ tables: 1 }),
  ].map((one) => scoreOf(one, [1]))
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  expect(new Set(scores).size).toBe(scores.length)
})

test('a rare word in the title counts more than a common one', () => {
  const rarities = [rarityOf(10), rarityOf(100_000)]
  const inTitle = { ...NOWHERE, title: 1 }
  const rare = scoreOf(match({}, { parts: [inTitle, NOWHERE] }), rarities)
  const common = scoreOf(match({}, { parts: [NOWHERE, inTitle] }), rarities)
  expect(rare).toBeGreaterThan(common)
})
