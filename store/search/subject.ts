import type { PublisherCode } from '#contract/publisher.ts'
import { isStopWord } from '#domain/search/stop-words.ts'
import { wordsOf } from '#domain/search/words.ts'
import type { Database } from '../database.ts'
import { vocabularyOf, wordsNamed } from './vocabulary.ts'

/** Words in only one article name no subject of others. */
const MIN_ARTICLES = 2
const MIN_LETTERS = 3
const MOST_WORDS = 4
const COMPARED = 40

/** The words of a headline that name its subject, the rarest first, as they are printed. */
export async function subjectWords(
  db: Database,
  publisher: PublisherCode,
  title: string,
): Promise<string[]> {
  const printed = new Map<string, string>()
  for (const { term, start, end } of wordsOf(title)) {
    const word = title.slice(start, end)
    const isTelling = /^\p{L}/u.test(term) && term.length >= MIN_LETTERS && !isStopWord(word)
    if (isTelling && !printed.has(term)) printed.set(term, word)
  }
  if (printed.size === 0) return []
  const known = await wordsNamed(vocabularyOf(db, publisher), [...printed.keys()], COMPARED)
  const articlesWith = new Map(known.map(({ term, articles }) => [term, articles]))
  return [...printed]
    .map(([term, word]) => ({ word, articles: articlesWith.get(term) ?? 0 }))
    .filter(({ articles }) => articles >= MIN_ARTICLES)
    .sort((one, other) => one.articles - other.articles)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word)
}
