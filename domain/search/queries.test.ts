import { expect, test } from 'vitest'
import { HOSTILE_QUERIES } from './hostile-queries.ts'
import { latinKey } from './latin-key.ts'
import { marksIn } from './marks.ts'
import { nearestTerms } from './nearest.ts'
import { parseQuery, type QueryWord } from './query.ts'
import { ARTICLES, QUERIES } from './testing.ts'
import { wordsOf } from './words.ts'

const articles = Object.entries(ARTICLES).map(([id, text]) => ({ id, text, words: wordsOf(text) }))
const archiveWords = [
  ...new Set(articles.flatMap(({ words }) => words.map(({ term }) => term))),
].map((term) => ({ term, latinKey: latinKey(term), articles: 1 }))

const cases = Object.entries(QUERIES).flatMap(([kind, queries]) =>
  queries.map(
    ({ query, found, not }) => [`${kind}: ${query}`, query, { found, not, kind }] as const,
  ),
)

test('there are at least sixty queries', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
})

test.each(cases)('%s', (_name, query, { found, not, kind }) => {
  const answer = search(query, kind === 'mistakes')
  for (const id of found) expect(answer).toContain(id)
  for (const id of not) expect(answer).not.toContain(id)
})

test.each(HOSTILE_QUERIES.map((query) => [query.slice(0, 20), query]))(
  'the hostile query %j does not throw',
  (_start, query) => {
    const { parts } = parseQuery(query)
    for (const { text } of articles) expect(marksIn(text, { parts })).toBeInstanceOf(Array)
  },
)

/** A minimal search engine: an article with a mark is a hit, and mistakes are tolerated if there is none. */
function search(query: string, isForgiving: boolean): string[] {
  const parsed = parseQuery(query)
  const found = holding(parsed.parts.map((part) => [part]))
  if (found.length > 0 || !isForgiving) return found
  return holding(
    parsed.parts.map((part) => (part.kind === 'word' ? [part, ...corrected(part.word)] : [part])),
  )
}

type Part = ReturnType<typeof parseQuery>['parts'][number]

function holding(choices: Part[][]): string[] {
  if (choices.length === 0) return []
  return articles
    .filter(({ text }) =>
      choices.every((parts, index) =>
        parts.some((part) => holds(text, part, index, choices.length)),
      ),
    )
    .map(({ id }) => id)
}

function holds(text: string, part: Part, index: number, count: number): boolean {
  const other: Part = { kind: 'word', word: nothing }
  const parts = index === count - 1 ? [part] : [part, other]
  return marksIn(text, { parts }).length > 0
}

const nothing: QueryWord = {
  typed: '',
  term: '',
  latinKeys: [],
  otherNames: [],
  beginning: '',
  latinBeginning: '',
}

function corrected(word: QueryWord): Part[] {
  return nearestTerms(word, archiveWords).map(
    ({ term }): Part => ({ kind: 'word', word: { ...nothing, typed: term, term } }),
  )
}
