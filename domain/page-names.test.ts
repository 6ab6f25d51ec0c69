import { expect, test } from 'vitest'
import { pageNameIn } from './page-names.ts'

test.each([
  ['02 City', { en: 'City', kn: 'ನಗರ' }, '02 ನಗರ'],
  ['00 Jacket', { en: 'Jacket', kn: 'ಜಾಕೆಟ್' }, '00 ಜಾಕೆಟ್'],
  ['03 Money', { en: 'Money', kn: '₹ & $& $1' }, '03 ₹ & $& $1'],
])('%s is shown in Kannada with its own number', (displayName, names, shown) => {
  expect(pageNameIn({ displayName, names }, 'kn')).toBe(shown)
})

test('a page with one name keeps it in both languages', () => {
  expect(pageNameIn({ displayName: '02 City' }, 'kn')).toBe('02 City')
})
