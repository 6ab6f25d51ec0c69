import type { PublisherCode } from '#contract/publisher.ts'
import type { KnownWord } from '#domain/search/nearest.ts'
import type { Database } from '../database.ts'

/** The vocabulary of one title, for one search: it does not ask the database the same twice. */
export interface Vocabulary {
  db: Database
  publisher: PublisherCode
  answers: Map<string, Promise<KnownWord[]>>
}

export function vocabularyOf(db: Database, publisher: PublisherCode): Vocabulary {
  return { db, publisher, answers: new Map() }
}

export interface IndexedWord {
  term: string
  articles: number
}

const MOST_SPELLINGS = 8

/** These words, the most common first. */
export function wordsNamed(
  words: Vocabulary,
  terms: readonly string[],
  limit = MOST_SPELLINGS,
): Promise<IndexedWord[]> {
  return once(words, `${limit} ${terms.join(' ')}`, () =>
    mostCommon(words, limit).where('term', 'in', terms),
  )
}

/** The words with one of these Latin keys, the most common first. */
export async function wordsSpelledAs(
  words: Vocabulary,
  latinKeys: readonly string[],
): Promise<IndexedWord[]> {
  const found: IndexedWord[] = []
  for (const key of new Set(latinKeys)) {
    // Not as an equality: SQLite would then read all words of the title.
    const ofKey = () =>
      mostCommon(words, MOST_SPELLINGS).where('latin_key', '>=', key).where('latin_key', '<=', key)
    found.push(...(await once(words, `latin ${key}`, ofKey)))
  }
  return found.sort((one, other) => other.articles - one.articles).slice(0, MOST_SPELLINGS)
}

function mostCommon({ db, publisher }: Vocabulary, limit: number) {
  return db
    .selectFrom('search_word')
    .select(['term', 'latin_key', 'articles'])
    .where('publisher', '=', publisher)
    .where('articles', '>', 0)
    .orderBy('articles', 'desc')
    .limit(limit)
}

/** The most common words that begin with a prefix. */
export async function wordsFrom(
  words: Vocabulary,
  column: 'term' | 'backwards' | 'latin_key',
  beginning: string,
  limit: number,
): Promise<KnownWord[]> {
  if (beginning === '') return []
  return once(words, `${column} ${limit} ${beginning}`, () =>
    mostCommon(words, limit)
      .where(column, '>=', beginning)
      .where(column, '<', `${beginning}\u{10FFFF}`),
  )
}

interface WordQuery {
  execute(): Promise<{ term: string; latin_key: string | null; articles: number }[]>
}

function once({ answers }: Vocabulary, name: string, query: () => WordQuery): Promise<KnownWord[]> {
  const read = async () =>
    (await query().execute()).map(({ term, articles, latin_key }) => ({
      term,
      articles,
      latinKey: latin_key ?? '',
    }))
  const answer = answers.get(name) ?? read()
  answers.set(name, answer)
  return answer
}

/** The number of articles with any of the words, at most. */
export function articlesOf(matches: readonly IndexedWord[]): number {
  return matches.reduce((sum, { articles }) => sum + articles, 0)
}
