import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { clampIndex, requestedPlace, searchOf } from './place.ts'

test.each([
  ['nothing', '', {}],
  [
    'a place',
    '?date=2026-11-14&edition_No=5&pageNumber=3',
    { date: '2026-11-14', edition: 5, pageIndex: 3 },
  ],
  ['the front page', '?pageNumber=0', { pageIndex: 0 }],
  ['a day that does not exist', '?date=2026-02-30', {}],
  ['a day in another format', '?date=20261114', {}],
  ['a hostile address', '?date="><script>&edition_No=-1&pageNumber=1e9', {}],
])('an address with %s is parsed', (_what, search, place) => {
  expect(requestedPlace(new URLSearchParams(search))).toEqual(place)
})

test('a place is written to an address and parsed back', () => {
  const place = { date: IssueDate.parse('2026-11-14'), edition: 5, pageIndex: 0 }
  expect(requestedPlace(new URLSearchParams(searchOf(place)))).toEqual(place)
  expect(searchOf({})).toBe('')
})

test.each([
  [-1, 16, 0],
  [3, 16, 3],
  [99, 16, 15],
  [2, 0, 0],
])('page index %i of %i pages is clamped to %i', (index, pageCount, shown) => {
  expect(clampIndex(index, pageCount)).toBe(shown)
})
