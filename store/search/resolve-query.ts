import type { QueryWord, SearchQuery } from '#domain/search/query.ts'
import type { IndexQuery, IndexQueryPart } from './index-query.ts'
import {
  correctionsOf,
  type IndexedWord,
  type Vocabulary,
  wordsWithPrefix,
  wordsWithSpelling,
} from './known-words.ts'

const MOST_BEGINNINGS = 12
const MOST_PHRASES = 16
/** A word in at least this many articles counts as complete: words that begin with it are not searched. */
const ENOUGH = 5000

/** Whether to correct typing mistakes in words that no article contains. */
export type TypoTolerance = 'exact' | 'tolerant'

interface ResolvedPart {
  part: IndexQueryPart
  atMost: number
}

/** Resolves a query to terms of the index. */
export async function resolveQuery(
  words: Vocabulary,
  { parts }: SearchQuery,
  tolerance: TypoTolerance,
): Promise<IndexQuery> {
  const indexQuery: ResolvedPart[] = []
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    indexQuery.push(
      part.kind === 'word'
        ? await resolveWord(words, part.word, { isLast, tolerance })
        : await resolvePhrase(words, part.words, tolerance),
    )
  }
  return {
    parts: indexQuery.map(({ part }) => part),
    atMost: Math.min(...indexQuery.map(({ atMost }) => atMost)),
  }
}

async function resolveWord(
  words: Vocabulary,
  word: QueryWord,
  { isLast, tolerance }: { isLast: boolean; tolerance: TypoTolerance },
): Promise<ResolvedPart> {
  const spelled = await wordsWithSpelling(words, word)
  const isUnfinished = isLast && articlesOf(spelled) < ENOUGH
  const begun = isUnfinished ? await beginningsOf(words, word) : []
  const isUnknown = spelled.length === 0 && begun.length === 0
  const known = isUnknown && tolerance === 'tolerant' ? await correctionsOf(words, word) : spelled
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
  words: Vocabulary,
  phrase: readonly QueryWord[],
  tolerance: TypoTolerance,
): Promise<ResolvedPart> {
  let phrases: string[][] = [[]]
  let atMost = Number.POSITIVE_INFINITY
  for (const word of phrase) {
    const spelled = await wordsWithSpelling(words, word)
    const isCorrected = spelled.length === 0 && tolerance === 'tolerant'
    const known = isCorrected ? await correctionsOf(words, word) : spelled
    atMost = Math.min(atMost, articlesOf(known))
    phrases = phrases
      .flatMap((begun) => known.map(({ term }) => [...begun, term]))
      .slice(0, MOST_PHRASES)
  }
  return { part: { kind: 'phrase', phrases }, atMost }
}

async function beginningsOf(words: Vocabulary, word: QueryWord): Promise<IndexedWord[]> {
  const terms = await wordsWithPrefix(words, 'term', word.beginning, MOST_BEGINNINGS)
  const latin = await wordsWithPrefix(words, 'latin_key', word.latinBeginning, MOST_BEGINNINGS)
  return [...terms, ...latin]
    .sort((one, other) => other.articles - one.articles)
    .slice(0, MOST_BEGINNINGS)
}

function articlesOf(known: readonly IndexedWord[]): number {
  return known.reduce((sum, { articles }) => sum + articles, 0)
}
