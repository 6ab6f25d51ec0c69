import { expect, test } from 'vitest'
import { translate } from '#domain/translate.ts'
import { periodWords } from './period-words.ts'

test.each([
  ['month', 1, 'Month'],
  ['month', 3, '3 Month'],
  ['year', 1, 'Year'],
  ['year', 2, '2 Year'],
  ['day', 7, '7 Day'],
] as const)('a plan by the %s × %i is called %s', (duration_unit, duration_length, words) => {
  const t = (key: string, values = {}) => translate('en', {}, key, values)
  expect(periodWords({ duration_unit, duration_length }, t)).toBe(words)
})
