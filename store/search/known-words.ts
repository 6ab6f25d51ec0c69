import type { PublisherCode } from '#contract/publisher.ts'
import { type KnownWord, nearestTerms } from '#domain/search/nearest.ts'
import type { QueryWord } from '#domain/search/query.ts'
import type { Database } from '../database.ts'
import { backwards } from './word-counts.ts'

/** The vocabulary of one title. */
export interface Vocabulary {
  db: Database
  publisher: PublisherCode
}

export interface IndexedWord {
  term: string
  articles: number
}

const MOST_SPELLINGS = 8
/** Number of the most common words that are compared with a mistyped one. */
const MOST_COMPARED = 500

/** The indexed terms for a word: the word itself, and Kannada words with this Latin spelling. */
export async function wordsWithSpelling(
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
export async function wordsWithPrefix(
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
export async function correctionsOf(words: Vocabulary, word: QueryWord): Promise<IndexedWord[]> {
  const from = (column: 'term' | 'backwards' | 'latin_key', text: string) =>
    wordsWithPrefix(words, column, half(text), MOST_COMPARED)
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
