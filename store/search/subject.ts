import type { PublisherCode } from '#contract/publisher.ts'
import { rarityOf } from '#domain/search/score.ts'
import { tellingWords } from '#domain/search/telling-words.ts'
import type { Database } from '../database.ts'
import type { PressedRegion } from '../issues/issue-version.ts'
import { vocabularyOf, wordsNamed } from './vocabulary.ts'

/** Words in only one article name no subject of others. */
const MIN_ARTICLES = 2

export interface SubjectWord {
  /** As it is printed. */
  word: string
  isInTitle: boolean
}

/** The words that mark an article: it is about them, and few others have them. The most telling first. */
export async function subjectWords(
  db: Database,
  publisher: PublisherCode,
  article: Pick<PressedRegion, 'title' | 'text' | 'lineRoles'>,
): Promise<SubjectWord[]> {
  const words = tellingWords(article)
  if (words.length === 0) return []
  const terms = words.map(({ term }) => term)
  const known = await wordsNamed(vocabularyOf(db, publisher), terms, terms.length)
  const articlesWith = new Map(known.map(({ term, articles }) => [term, articles]))
  return words
    .map(({ term, printed, isInTitle, weight }) => {
      const articles = articlesWith.get(term) ?? 0
      return { word: printed, isInTitle, articles, score: weight * rarityOf(articles) ** 2 }
    })
    .filter(({ articles }) => articles >= MIN_ARTICLES)
    .sort((one, other) => other.score - one.score)
    .map(({ word, isInTitle }) => ({ word, isInTitle }))
}
