import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { placeTokens, placeTokensFor } from './postgres-place.ts'
import { rowId, searchRange } from './row-id.ts'

const articleOf = (date: string, edition = 4) =>
  rowId({
    key: { publisher: 'PV', date: IssueDate.parse(date), edition },
    pageIndex: 0,
    position: 0,
  })
const rangeOf = (from: string, to: string, edition?: number) =>
  searchRange({
    ...{ publisher: 'PV', text: '', without: [], offset: 0, limit: 10 },
    ...{ from: IssueDate.parse(from), to: IssueDate.parse(to) },
    ...(edition === undefined ? {} : { edition }),
  })
const hasToken = (date: string, places: readonly string[]) =>
  placeTokens(articleOf(date)).some((token) => places.includes(token))

const RANGES: [length: string, from: string, to: string, outside: string][] = [
  ['a day', '2026-11-14', '2026-11-14', '2026-11-28'],
  ['six weeks', '2026-10-04', '2026-11-14', '2027-01-02'],
  ['a year', '2025-11-14', '2026-11-14', '2025-03-01'],
  ['two years and a half', '2024-05-14', '2026-11-14', '2023-12-01'],
]

test.each(RANGES)(
  'the tokens for %s match every article in it, with and without an edition',
  (_, from, to, outside) => {
    for (const edition of [undefined, 4]) {
      const places = placeTokensFor(rangeOf(from, to, edition))

      expect(places.length).toBeLessThanOrEqual(10)
      expect(hasToken(from, places)).toBe(true)
      expect(hasToken(to, places)).toBe(true)
      expect(hasToken(outside, places)).toBe(false)
    }
  },
)

test.each(RANGES)('the tokens for %s match no other edition', (_, from, to) => {
  expect(hasToken(from, placeTokensFor(rangeOf(from, to, 7)))).toBe(false)
})

test('the whole archive has a token only for an edition', () => {
  const whole: [string, string] = ['1970-01-01', '2026-11-14']

  expect(placeTokensFor(rangeOf(...whole))).toEqual([])
  expect(hasToken('2021-02-03', placeTokensFor(rangeOf(...whole, 4)))).toBe(true)
  expect(hasToken('2021-02-03', placeTokensFor(rangeOf(...whole, 7)))).toBe(false)
})
