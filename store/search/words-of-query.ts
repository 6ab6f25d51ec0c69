import type { PublisherCode } from '#contract/publisher.ts'
import { type KnownWord, nearestTerms } from '#domain/search/nearest.ts'
import type { QueryWord, SearchQuery } from '#domain/search/query.ts'
import type { Database } from '../database.ts'
import type { SearchPart, SearchTerms } from './search-terms.ts'
import { backwards } from './word-counts.ts'

const MOST_BEGINNINGS = 12
const MOST_PHRASES = 16
/** A word in at least this many articles counts as complete: words that begin with it are not searched. */
const ENOUGH = 5000

/** Whether to correct typing mistakes in words that no article contains. */
type MistakeHandling = 'as typed' | 'forgiving'

interface QueryPart {
  part: SearchPart
  atMost: number
}

/** Resolves a query to terms of the index. */
export async function resolveQuery(
  words: Vocabulary,
  { parts }: SearchQuery,
  mistakes: MistakeHandling,
): Promise<SearchTerms> {
  const resolved: QueryPart[] = []
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    resolved.push(
      part.kind === 'word'
        ? await resolveWord(words, part.word, { isLast, mistakes })
        : await resolvePhrase(words, part.words, mistakes),
    )
  }
  return {
    parts: resolved.map(({ part }) => part),
    atMost: Math.min(...resolved.map(({ atMost }) => atMost)),
  }
}

async function resolveWord(
  words: Vocabulary,
  word: QueryWord,
  { isLast, mistakes }: { isLast: boolean; mistakes: MistakeHandling },
): Promise<QueryPart> {
  const spelled = await wordsSpelled(words, word)
  const isUnfinished = isLast && articlesOf(spelled) < ENOUGH
  const beginnings = isUnfinished ? await beginningsOf(words, word) : []
  const isUnknown = spelled.length === 0 && beginnings.length === 0
  const matches = isUnknown && mistakes === 'forgiving' ? await nearWords(words, word) : spelled
  const exact = new Set([...matches.map(({ term }) => term), word.term])
  const others = beginnings.filter(({ term }) => !exact.has(term))
  return {
    part: {
      kind: 'word',
      word: { exact: [...exact], beginning: others.map(({ term }) => term) },
    },
    atMost: articlesOf([...matches, ...others]),
  }
}

async function resolvePhrase(
  words: Vocabulary,
  phrase: readonly QueryWord[],
  mistakes: MistakeHandling,
): Promise<QueryPart> {
  let phrases: string[][] = [[]]
  let atMost = Number.POSITIVE_INFINITY
  for (const word of phrase) {
    const spelled = await wordsSpelled(words, word)
    const isCorrected = spelled.length === 0 && mistakes === 'forgiving'
    const matches = isCorrected ? await nearWords(words, word) : spelled
    atMost = Math.min(atMost, articlesOf(matches))
    phrases = phrases
      .flatMap((start) => matches.map(({ term }) => [...start, term]))
      .slice(0, MOST_PHRASES)
  }
  return { part: { kind: 'phrase', phrases }, atMost }
}

async function beginningsOf(words: Vocabulary, word: QueryWord): Promise<IndexedWord[]> {
  const terms = await wordsFrom(words, 'term', word.beginning, MOST_BEGINNINGS)
  const latin = await wordsFrom(words, 'latin_key', word.latinBeginning, MOST_BEGINNINGS)
  return [...terms, ...latin]
    .sort((one, other) => other.articles - one.articles)
    .slice(0, MOST_BEGINNINGS)
}

function articlesOf(matches: readonly IndexedWord[]): number {
  return matches.reduce((sum, { articles }) => sum + articles, 0)
}

/** The vocabulary of one title. */
interface Vocabulary {
  db: Database
  publisher: PublisherCode
}

interface IndexedWord {
  term: string
  articles: number
}

const MOST_SPELLINGS = 8
/** Number of the most common words that are compared with a mistyped one. */
const MAX_COMPARED = 500

/** The indexed terms for a word: the word itself, and Kannada words with this Latin spelling. */
async function wordsSpelled(
  words: Vocabulary,
  { term, latinKeys }: QueryWord,
): Promise<IndexedWord[]> {
  // Two queries: with an OR, SQLite would scan the whole table.
  const own = await wordsWith(words, 'term', [term])
  const others = latinKeys.length > 0 ? await wordsWith(words, 'latin_key', latinKeys) : []
  return [...own, ...others.filter((other) => other.term !== term)]
}

function wordsWith(
  { db, publisher }: Vocabulary,
  column: 'term' | 'latin_key',
  values: readonly string[],
): Promise<IndexedWord[]> {
  return db
    .selectFrom('search_word')
    .select(['term', 'articles'])
    .where('publisher', '=', publisher)
    .where(column, 'in', values)
    .where('articles', '>', 0)
    .orderBy('articles', 'desc')
    .limit(MOST_SPELLINGS)
    .execute()
}

/** The most common words that begin with a prefix. */
async function wordsFrom(
  { db, publisher }: Vocabulary,
  column: 'term' | 'backwards' | 'latin_key',
  beginning: string,
  limit: number,
): Promise<KnownWord[]> {
  if (beginning === '') return []
  const rows = await db
    .selectFrom('search_word')
    .select(['term', 'latin_key', 'articles'])
    .where('publisher', '=', publisher)
    .where(column, '>=', beginning)
    .where(column, '<', `${beginning}\u{10FFFF}`)
    .where('articles', '>', 0)
    .orderBy('articles', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ latin_key, ...word }) => ({ ...word, latinKey: latin_key ?? '' }))
}

/**
 * Corrections for a mistyped word. A single mistake leaves either the first or the second half of a word intact, so only
 * words that share one half are compared.
 */
async function nearWords(words: Vocabulary, word: QueryWord): Promise<IndexedWord[]> {
  const from = (column: 'term' | 'backwards' | 'latin_key', text: string) =>
    wordsFrom(words, column, half(text), MAX_COMPARED)
  const matches = [
    ...(await from('term', word.term)),
    ...(await from('backwards', backwards(word.term))),
    ...(await from('latin_key', word.latinKeys[0] ?? '')),
  ]
  return nearestTerms(word, new Map(matches.map((one) => [one.term, one])).values())
}

function half(text: string): string {
  const letters = [...text]
  return letters.slice(0, Math.ceil(letters.length / 2)).join('')
}
