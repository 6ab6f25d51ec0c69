import type { IssueKey } from '#domain/access.ts'
import { isNear, isOnlyHere, otherEditions } from '#domain/stories/other-editions.ts'
import type { Database } from '#store/database.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { foundArticles, type MatchedArticle } from '#store/search/found-articles.ts'
import { rowId } from '#store/search/row-id.ts'
import { issuesWithStories, membersOf } from '#store/stories/copies.ts'
import { storiesOf } from '#store/stories/story-rows.ts'
import { DAYS_APART } from '#store/stories/story-state.ts'

/** The story of a hit. */
export interface StoryPlaces {
  storyId: number
  copies?: readonly MatchedArticle[]
  isOnlyHere?: boolean | undefined
}

/** For all stories of one page of results. */
const MOST_PLACES = 300

type PlacesOf = (article: MatchedArticle) => StoryPlaces | undefined

export async function storyIds(
  db: Database,
  articles: readonly MatchedArticle[],
): Promise<PlacesOf> {
  const stories = await storiesOf(db, articles.map(rowId))
  return (article) => {
    const story = stories.get(rowId(article))
    return story && { storyId: story.story_id }
  }
}

interface PlacesOptions {
  /** Issues that are not released yet. */
  without: readonly IssueKey[]
  ownEdition: number
}

/** The stories of hits, with the other editions that print them. */
export async function storyPlaces(
  db: Database,
  articles: readonly MatchedArticle[],
  { without, ownEdition }: PlacesOptions,
): Promise<PlacesOf> {
  const [from] = articles.map(({ key }) => key.date).sort()
  const to = articles
    .map(({ key }) => key.date)
    .sort()
    .at(-1)
  const publisher = articles[0]?.key.publisher
  if (!from || !to || !publisher) return () => undefined
  const idOf = await storyIds(db, articles)
  const ids = articles.flatMap((article) => idOf(article)?.storyId ?? [])
  const days = { publisher, from, to }
  const hidden = new Set(without.map(issueId))
  const isReleased = (key: IssueKey) => !hidden.has(issueId(key))
  const members = (await membersOf(db, ids, days)).filter(({ key }) => isReleased(key))
  const near = members.filter(({ key, storyId }) =>
    articles.some((hit) => idOf(hit)?.storyId === storyId && isNear(hit.key, key, DAYS_APART)),
  )
  const shown = await foundArticles(db, near.slice(0, MOST_PLACES))
  const storyOf = new Map(members.map((member) => [rowId(member), member.storyId]))
  const issues = (await issuesWithStories(db, days)).filter((key) =>
    isReleased({ publisher, ...key }),
  )
  return (article) => {
    const story = idOf(article)
    if (!story) return undefined
    const places = shown.filter((one) => storyOf.get(rowId(one)) === story.storyId)
    return {
      ...story,
      copies: otherEditions(article.key, places, { days: DAYS_APART, ownEdition }),
      isOnlyHere: isOnlyHere(article.key, places, issues),
    }
  }
}
