import type { PublisherCode } from '#contract/publisher.ts'
import type { KnownWord } from '#domain/search/nearest.ts'
import type { Database } from '../database.ts'

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

/** The words with one of these values, the most common first. */
export function wordsWith(
  { db, publisher }: Vocabulary,
  column: 'term' | 'latin_key',
  values: readonly string[],
  limit = MOST_SPELLINGS,
): Promise<IndexedWord[]> {
  return db
    .selectFrom('search_word')
    .select(['term', 'articles'])
    .where('publisher', '=', publisher)
    .where(column, 'in', values)
    .where('articles', '>', 0)
    .orderBy('articles', 'desc')
    .limit(limit)
    .execute()
}

/** The most common words that begin with a prefix. */
export async function wordsFrom(
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

/** The number of articles with any of the words, at most. */
export function articlesOf(matches: readonly IndexedWord[]): number {
  return matches.reduce((sum, { articles }) => sum + articles, 0)
}
