import type { PublisherCode } from '#contract/publisher.ts'
import { isCopy } from '#domain/stories/same-story.ts'
import type { Database } from '#store/database.ts'
import {
  articlesOfDay,
  issuesWithArticle,
  type PlacedArticle,
} from '#store/withdrawals/articles-of-day.ts'
import { PressError } from '../press-error.ts'

/** An article that is withdrawn, with the reason for its choice. */
export interface StoryPart extends PlacedArticle {
  why: 'named' | 'continuation' | 'same text'
}

export interface StoryRequest {
  publisher: PublisherCode
  articleId: string
  /** Other editions of the day keep their copies. */
  onlyThisEdition: boolean
}

/** The article in every version of its issue, its continuations, and the same text in other editions of the day. */
export async function findStory(db: Database, request: StoryRequest): Promise<StoryPart[]> {
  const { publisher, articleId, onlyThisEdition } = request
  const [key] = await issuesWithArticle(db, publisher, articleId)
  if (!key) {
    throw new PressError(
      [`${publisher} has no article ${articleId}. Its id is in its address: /article/<id>?date=…`],
      [{ kind: 'article-unknown' }],
    )
  }
  const all = (await articlesOfDay(db, key)).filter(
    (one) => !onlyThisEdition || one.key.edition === key.edition,
  )
  const isInIssue = (one: PlacedArticle) => one.key.edition === key.edition
  const named = all.filter((one) => isInIssue(one) && one.id === articleId)
  const linked = new Set(named.flatMap(continuationsOf))
  const continued = all.filter((one) => isInIssue(one) && linked.has(one.id))
  const parts = [...named, ...continued]
  const rest = all.filter((one) => !parts.includes(one))
  const copies = rest.filter((one) => parts.some((part) => isCopy(part.text, one.text)))
  return [
    ...named.map((one) => ({ ...one, why: 'named' as const })),
    ...continued.map((one) => ({ ...one, why: 'continuation' as const })),
    ...copies.map((one) => ({ ...one, why: 'same text' as const })),
  ]
}

function continuationsOf({ pageReferences }: PlacedArticle): string[] {
  return pageReferences.flatMap(({ kind, article }) =>
    kind === 'see' || article === undefined ? [] : [article],
  )
}
