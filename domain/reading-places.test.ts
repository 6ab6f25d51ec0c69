import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import type { ReadingPlace } from '#contract/reading-places.ts'
import { countWords, mergePlaces, readingProgress, withoutFuture } from './reading-places.ts'

const place: ReadingPlace = {
  publisher: 'PV',
  edition_date: IssueDate.parse('2026-11-15'),
  edition_number: 4,
  page_no: 1,
  article_id: 'a',
  article_block: 2.5,
  read_articles: ['a'],
  updated_at: '2026-11-15T02:00:00.000Z',
}
const later = {
  ...place,
  page_no: 5,
  article_id: null,
  article_block: 0,
  read_articles: ['b'],
  updated_at: '2026-11-15T03:00:00.000Z',
}

test('the later place wins, whichever arrives first, and articles read on either device stay read', () => {
  const expected = { ...later, read_articles: expect.arrayContaining(['a', 'b']) }
  expect(mergePlaces(place, later)).toEqual(expected)
  expect(mergePlaces(later, place)).toEqual(expected)
})

test('a place from the future counts as written now', () => {
  const now = new Date('2026-11-15T02:30:00Z')
  expect(withoutFuture(later, now).updated_at).toBe('2026-11-15T02:30:00.000Z')
  expect(withoutFuture(place, now)).toBe(place)
})

test.each([
  ['nothing is read', [], 'en', { read: 0, total: 3, minutesLeft: 4 }],
  ['one article is read', ['b'], 'en', { read: 1, total: 3, minutesLeft: 1 }],
  ['one article is read, in Kannada', ['b'], 'kn', { read: 1, total: 3, minutesLeft: 2 }],
  ['all is read', ['a', 'b', 'c', 'of-a-locked-page'], 'en', { read: 3, total: 3, minutesLeft: 0 }],
] as const)('the progress when %s', (_when, read, language, progress) => {
  const articles = ['a', 'b', 'c']
  const lengths = { a: 200, b: 500, c: 10 }
  expect(readingProgress({ articles, read: new Set(read), lengths, language })).toEqual(progress)
})

test('the minutes are unknown until the lengths are known', () => {
  const reading = { articles: ['a'], read: new Set<string>(), lengths: undefined } as const
  expect(readingProgress({ ...reading, language: 'en' }).minutesLeft).toBeUndefined()
})

test.each([
  ['', 0],
  ["Rain, the city's worst since 2019", 6],
  ['ನಗರದಲ್ಲಿ ಭಾರಿ ಮಳೆ', 3],
  ['well-known — and 3.5%', 3],
])('the words of %j are %i', (text, count) => {
  expect(countWords(text)).toBe(count)
})
