import { expect, test } from 'vitest'
import { IssueDate } from '#contract/issue-date.ts'
import { SEARCH_COUNTED_TO } from '#contract/search.ts'
import { addDays } from '#domain/calendar.ts'
import { openTestDatabase } from '../testing.ts'
import { entryOf } from './entries.ts'
import { find } from './find.ts'
import { indexOf } from './index-of.ts'
import { rowId } from './row-id.ts'
import { changeWordCounts, countWords } from './word-counts.ts'

const LAST = IssueDate.parse('2026-11-14')
const DAYS = 2000
const EDITIONS = [4, 7]
const POSITIONS = [0, 1, 2, 3, 4]

/** Every article contains "river". Whether it contains other words depends on its number. */
function textOf(number: number): string {
  const words = ['river']
  if (number % 3 === 0) words.push('bridge')
  if (number % 5 === 0) words.push('flood', 'water')
  if (number % 7 === 0) words.push('water', 'flood')
  return words.join(' ')
}

const articles = Array.from({ length: DAYS }, (_, day) => addDays(LAST, -day)).flatMap(
  (date, day) =>
    EDITIONS.flatMap((edition) =>
      POSITIONS.map((position) => {
        const key = { publisher: 'PV' as const, date, edition }
        const text = textOf(day * 11 + edition + position)
        return { key, text, id: rowId({ key, pageIndex: 0, position }) }
      }),
    ),
)

async function archive() {
  const db = await openTestDatabase()
  const entries = articles.map(({ key, id, text }) =>
    entryOf(key, { id, title: '', text, lineRoles: null }),
  )
  const index = indexOf(db)
  await index.add(db, index.prepare(entries))
  await changeWordCounts(db, countWords(entries.map((after) => ({ after }))))
  return db
}

interface ArchiveSearch {
  query: string
  has: (text: string) => boolean
  edition?: number
  from?: IssueDate
  to?: IssueDate
}

const has =
  (...words: string[]) =>
  (text: string) =>
    words.every((word) => text.includes(word))

const CASES: [what: string, search: ArchiveSearch][] = [
  ['a word that every article has', { query: 'river', has: has('river') }],
  ['a common word', { query: 'flood', has: has('flood') }],
  ['two words', { query: 'flood bridge', has: has('bridge', 'flood') }],
  ['a phrase', { query: '"flood water"', has: has('flood water') }],
  ['a phrase the other way round', { query: '"water flood"', has: has('water flood') }],
  ['a longer phrase', { query: '"river flood water"', has: has('river flood water') }],
  ['a common word of an edition', { query: 'flood', has: has('flood'), edition: 7 }],
  ['two words of an edition', { query: 'river bridge', has: has('bridge'), edition: 4 }],
  [
    'a common word of an early year',
    { query: 'river', has: has('river'), from: addDays(LAST, -1500), to: addDays(LAST, -1135) },
  ],
  [
    'a phrase of a month of an edition',
    {
      query: '"flood water"',
      has: has('flood water'),
      edition: 7,
      from: addDays(LAST, -700),
      to: addDays(LAST, -670),
    },
  ],
  ['a common word of a future date', { query: 'flood', has: has('flood'), to: addDays(LAST, 900) }],
]

test('a search of a large archive finds all matching articles, newest first', async () => {
  const db = await archive()
  for (const [what, { query, edition, from, to = LAST, ...search }] of CASES) {
    const expected = articles
      .filter(({ text, key }) => search.has(text) && (edition ?? key.edition) === key.edition)
      .filter(({ key }) => key.date <= to && (!from || key.date >= from))
      .map(({ id }) => id)
      .sort((one, other) => other - one)
    for (const offset of [0, 90, 1010]) {
      const page = { offset, limit: 20, without: [], publisher: 'PV' as const }

      const { total, found } = await find(db, { ...page, text: query, edition, from, to })

      expect([what, total]).toEqual([what, Math.min(expected.length, SEARCH_COUNTED_TO)])
      expect([what, offset, found.map(rowId)]).toEqual([
        ...[what, offset],
        expected.slice(offset, offset + 20),
      ])
    }
  }
})
