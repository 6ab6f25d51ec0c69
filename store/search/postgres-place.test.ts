import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { placeTokens, placeTokensToMatch } from './postgres-row.ts'
import { rowId, within } from './row-id.ts'

const articleOf = (date: string, edition = 4) =>
  rowId({
    key: { publisher: 'PV', date: IssueDate.parse(date), edition },
    pageIndex: 0,
    position: 0,
  })
const rangeOf = (from: string, to: string, edition?: number) =>
  within({
    publisher: 'PV',
    text: '',
    without: [],
    offset: 0,
    limit: 10,
    from: IssueDate.parse(from),
    to: IssueDate.parse(to),
    ...(edition === undefined ? {} : { edition }),
  })
const isTold = (date: string, places: readonly string[]) =>
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
      const places = placeTokensToMatch(rangeOf(from, to, edition))

      expect(places.length).toBeLessThanOrEqual(10)
      expect(isTold(from, places)).toBe(true)
      expect(isTold(to, places)).toBe(true)
      expect(isTold(outside, places)).toBe(false)
    }
  },
)

test.each(RANGES)('the tokens for %s match no other edition', (_, from, to) => {
  expect(isTold(from, placeTokensToMatch(rangeOf(from, to, 7)))).toBe(false)
})

test('the whole archive has a token only for an edition', () => {
  const whole: [string, string] = ['1970-01-01', '2026-11-14']

  expect(placeTokensToMatch(rangeOf(...whole))).toEqual([])
  expect(isTold('2021-02-03', placeTokensToMatch(rangeOf(...whole, 4)))).toBe(true)
  expect(isTold('2021-02-03', placeTokensToMatch(rangeOf(...whole, 7)))).toBe(false)
})
