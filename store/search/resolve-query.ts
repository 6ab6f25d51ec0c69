import type { QueryWord, SearchQuery } from '#domain/search/query.ts'
import type { IndexQuery, IndexQueryPart } from './index-query.ts'
import { type Known, nearWords, type WordsOf, wordsFrom, wordsSpelled } from './known-words.ts'

const MOST_BEGINNINGS = 12
const MOST_PHRASES = 16
/** A word in at least this many articles counts as complete: words that begin with it are not searched. */
const ENOUGH = 5000

/** Whether to correct typing mistakes in words that no article contains. */
export type Forgiving = 'as typed' | 'forgiving'

interface ResolvedPart {
  part: IndexQueryPart
  atMost: number
}

/** Resolves a query to terms of the index. */
export async function resolveQuery(
  words: WordsOf,
  { parts }: SearchQuery,
  forgiving: Forgiving,
): Promise<IndexQuery> {
  const indexQuery: ResolvedPart[] = []
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    indexQuery.push(
      part.kind === 'word'
        ? await resolveWord(words, part.word, { isLast, forgiving })
        : await resolvePhrase(words, part.words, forgiving),
    )
  }
  return {
    parts: indexQuery.map(({ part }) => part),
    atMost: Math.min(...indexQuery.map(({ atMost }) => atMost)),
  }
}

async function resolveWord(
  words: WordsOf,
  word: QueryWord,
  { isLast, forgiving }: { isLast: boolean; forgiving: Forgiving },
): Promise<ResolvedPart> {
  const spelled = await wordsSpelled(words, word)
  const isUnfinished = isLast && articlesOf(spelled) < ENOUGH
  const begun = isUnfinished ? await beginningsOf(words, word) : []
  const isUnknown = spelled.length === 0 && begun.length === 0
  const known = isUnknown && forgiving === 'forgiving' ? await nearWords(words, word) : spelled
  const exact = new Set([...known.map(({ term }) => term), word.term])
  const others = begun.filter(({ term }) => !exact.has(term))
  return {
    part: {
      kind: 'word',
      word: { exact: [...exact], beginning: others.map(({ term }) => term) },
    },
    atMost: articlesOf([...known, ...others]),
  }
}

async function resolvePhrase(
  words: WordsOf,
  phrase: readonly QueryWord[],
  forgiving: Forgiving,
): Promise<ResolvedPart> {
  let phrases: string[][] = [[]]
  let atMost = Number.POSITIVE_INFINITY
  for (const word of phrase) {
    const spelled = await wordsSpelled(words, word)
    const isForgiven = spelled.length === 0 && forgiving === 'forgiving'
    const known = isForgiven ? await nearWords(words, word) : spelled
    atMost = Math.min(atMost, articlesOf(known))
    phrases = phrases
      .flatMap((begun) => known.map(({ term }) => [...begun, term]))
      .slice(0, MOST_PHRASES)
  }
  return { part: { kind: 'phrase', phrases }, atMost }
}

async function beginningsOf(words: WordsOf, word: QueryWord): Promise<Known[]> {
  const terms = await wordsFrom(words, 'term', word.beginning, MOST_BEGINNINGS)
  const latin = await wordsFrom(words, 'latin_key', word.latinBeginning, MOST_BEGINNINGS)
  return [...terms, ...latin]
    .sort((one, other) => other.articles - one.articles)
    .slice(0, MOST_BEGINNINGS)
}

function articlesOf(known: readonly Known[]): number {
  return known.reduce((sum, { articles }) => sum + articles, 0)
}
