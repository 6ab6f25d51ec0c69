import { expect, test } from 'vitest'
import { cleanText, parseSearchRequest, searchPath } from './use-search-request.ts'

const NOTHING = {
  text: '',
  edition: undefined,
  from: undefined,
  to: undefined,
  section: undefined,
  sort: 'relevance',
}

test.each([
  ['', NOTHING],
  ['?q=Heavy+RAIN+', { ...NOTHING, text: 'heavy rain' }],
  ['?q=%E0%B2%AE%E0%B2%B3%E0%B3%86&edition_No=4', { ...NOTHING, text: 'ಮಳೆ', edition: 4 }],
  ['?from=2026-11-01&to=2026-11-15', { ...NOTHING, from: '2026-11-01', to: '2026-11-15' }],
  ['?from=2026-11-15&to=2026-11-01', { ...NOTHING, from: '2026-11-01', to: '2026-11-15' }],
  ['?section=Sport&sort=newest', { ...NOTHING, section: 'Sport', sort: 'newest' }],
  ['?from=2026-02-30&to=soon&edition_No=x', NOTHING],
])('the address %s describes the search', (search, request) => {
  expect(parseSearchRequest(new URLSearchParams(search))).toEqual(request)
})

test('a written address is parsed to the same search', () => {
  const request = parseSearchRequest(
    new URLSearchParams(
      '?q="ಬೆಂಗಳೂರು+%26+rain"&edition_No=5&from=2026-01-01&to=2026-11-15&section=A+%26+B&sort=newest',
    ),
  )

  const { search } = new URL(searchPath(request), 'https://paper.example')

  expect(parseSearchRequest(new URLSearchParams(search))).toEqual(request)
})

test.each([
  ['  Heavy RAIN ', 'heavy rain'],
  ['ra\0in', 'rain'],
  ['   ', ''],
  [`${'x'.repeat(199)} more`, 'x'.repeat(199)],
])('the text is normalised before it is sent: %j', (typed, sent) => {
  expect(cleanText(typed)).toBe(sent)
})
