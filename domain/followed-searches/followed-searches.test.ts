import { expect, test } from 'vitest'
import { parseQuery } from '../search/query.ts'
import { DISTRICTS, districtWith } from './districts.ts'
import { areMailsDue, followKey } from './followed-searches.ts'

test.each([
  ['ಮಳೆ', 'ಮಳೆಯಿಂದ', true],
  ['ಶಾಲೆಗಳಲ್ಲಿ', 'ಶಾಲೆ', true],
  ['Floods', 'flood', true],
  ['rain in Mysuru', 'mysuru rain', true],
  ['"red rain"', 'red rain', false],
  ['ಮಳೆ', 'ಬೆಳೆ', false],
])('following %s and %s is the same: %s', (one, other, isSame) => {
  const key = (what: string) => followKey({ kind: 'words', what })
  expect(key(one) === key(other)).toBe(isSame)
})

test('the state has 31 districts, and each can be searched', () => {
  expect(new Set(DISTRICTS.map(({ id }) => id)).size).toBe(31)
  for (const { searches } of DISTRICTS) {
    for (const text of searches) expect(parseQuery(text).parts).toHaveLength(1)
  }
  expect(districtWith('uttara-kannada')?.names.kn).toBe('ಉತ್ತರ ಕನ್ನಡ')
})

const out = (time: string) => ({ general_release_at: new Date(`2026-11-15T${time}+05:30`) })

test.each([
  ['no issue', [], '12:00', true, false],
  ['just released', [out('07:00')], '07:10', true, false],
  ['released for a while', [out('07:00')], '07:15', true, true],
  ['one edition opens later', [out('07:00'), out('09:00')], '07:15', true, false],
  ['search is not complete', [out('07:00')], '07:15', false, false],
  ['search is not complete for long', [out('07:00')], '09:00', false, true],
] as const)('%s', (_what, issues, time, isSearchComplete, expected) => {
  const now = out(time).general_release_at
  expect(areMailsDue(issues, { isSearchComplete, now })).toBe(expected)
})
