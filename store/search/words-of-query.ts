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
type Forgiving = 'as typed' | 'forgiving'

interface QueryPart {
  part: SearchPart
  atMost: number
}

/** Resolves a query to terms of the index. */
export async function wantedBy(
  words: WordsOf,
  { parts }: SearchQuery,
  forgiving: Forgiving,
): Promise<SearchTerms> {
  const wanted: QueryPart[] = []
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    wanted.push(
      part.kind === 'word'
        ? await wordWanted(words, part.word, { isLast, forgiving })
        : await phraseWanted(words, part.words, forgiving),
    )
  }
  return {
    parts: wanted.map(({ part }) => part),
    atMost: Math.min(...wanted.map(({ atMost }) => atMost)),
  }
}

async function wordWanted(
  words: WordsOf,
  word: QueryWord,
  { isLast, forgiving }: { isLast: boolean; forgiving: Forgiving },
): Promise<QueryPart> {
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

async function phraseWanted(
  words: WordsOf,
  phrase: readonly QueryWord[],
  forgiving: Forgiving,
): Promise<QueryPart> {
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

/** The vocabulary of one title. */
interface WordsOf {
  db: Database
  publisher: PublisherCode
}

interface Known {
  term: string
  articles: number
}

const MOST_SPELLINGS = 8
/** Number of the most common words that are compared with a mistyped one. */
const MOST_COMPARED = 500

/** The indexed terms for a word: the word itself, and Kannada words with this Latin spelling. */
async function wordsSpelled(words: WordsOf, { term, latinKeys }: QueryWord): Promise<Known[]> {
  // Two queries: with an OR, SQLite would scan the whole table.
  const own = await wordsWith(words, 'term', [term])
  const others = latinKeys.length > 0 ? await wordsWith(words, 'latin_key', latinKeys) : []
  return [...own, ...others.filter((other) => other.term !== term)]
}

function wordsWith(
  { db, publisher }: WordsOf,
  column: 'term' | 'latin_key',
  values: readonly string[],
): Promise<Known[]> {
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
  { db, publisher }: WordsOf,
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
async function nearWords(words: WordsOf, word: QueryWord): Promise<Known[]> {
  const from = (column: 'term' | 'backwards' | 'latin_key', text: string) =>
    wordsFrom(words, column, half(text), MOST_COMPARED)
  const known = [
    ...(await from('term', word.term)),
    ...(await from('backwards', backwards(word.term))),
    ...(await from('latin_key', word.latinKeys[0] ?? '')),
  ]
  return nearestTerms(word, new Map(known.map((one) => [one.term, one])).values())
}

function half(text: string): string {
  const letters = [...text]
  return letters.slice(0, Math.ceil(letters.length / 2)).join('')
}
