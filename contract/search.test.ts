import { expect, test } from 'vitest'
import { search } from './search.ts'

const params = { query: 'rain', publisher_short_code: 'PV' }

test('search text is trimmed and lower-cased; numbers are read from text', () => {
  const sent = { ...params, query: '  Heavy RAIN ', date: '20261115', editionNo: '4', offset: '10' }
  const range = { from: '20260101', to: '20261231' }

  expect(search.query.parse({ ...sent, ...range })).toEqual({
    query: 'heavy rain',
    publisher_short_code: 'PV',
    sort: 'relevance',
    date: '2026-11-15',
    from: '2026-01-01',
    to: '2026-12-31',
    editionNo: 4,
    offset: 10,
    limit: 10,
  })
})

test.each([
  ['nothing but spaces', { query: '   ' }],
  ['a text that is too long', { query: 'x'.repeat(201) }],
  ['an unknown publisher', { publisher_short_code: 'XX' }],
  ['an invalid date', { from: '2026' }],
  ['a negative offset', { offset: '-1' }],
  ['an offset that is too large', { offset: '1e9' }],
  ['a limit that is too large', { limit: '5000' }],
])('%s is refused', (_what, fault) => {
  expect(search.query.safeParse({ ...params, ...fault }).success).toBe(false)
})
