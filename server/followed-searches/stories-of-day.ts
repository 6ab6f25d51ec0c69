import type { FollowedSearch } from '#contract/followed-searches.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import { type IssueKey, pageAccess, type Reader } from '#domain/access.ts'
import { districtWith } from '#domain/followed-searches/districts.ts'
import { unreleasedIssues } from '#store/issues/issue-dates.ts'
import { issueId } from '#store/issues/issue-version.ts'
import { foundArticles, type MatchedArticle } from '#store/search/found-articles.ts'
import { rowId } from '#store/search/row-id.ts'
import type { SearchMatch } from '#store/search/search-engine.ts'
import { membersOf } from '#store/stories/copies.ts'
import { articlesOfSection } from '#store/stories/section-stories.ts'
import { storiesOf } from '#store/stories/story-rows.ts'
import { accessTo } from '../issues/open-issue.ts'
import { ownEditionOf } from '../profile/own-edition.ts'
import type { Services } from '../services.ts'

/** A headline that a reader follows. */
export interface FollowedStory {
  article: MatchedArticle
  /** The reader sees the headline, as in search, but may not open the page. */
  isLocked: boolean
}

/** Searches of a district together find more than its mail shows. */
const READ = 30

/** The stories of a day that a reader follows, once each, without those that were printed on a day before. */
export async function storiesOfDay(
  services: Services,
  followed: FollowedSearch,
  { readerId, date }: { readerId: string; date: IssueDate },
): Promise<FollowedStory[]> {
  const { db, clock, readers } = services
  const { publisher } = followed
  const now = clock.now()
  const reader = await readers.of(readerId)
  const ownEdition = await ownEditionOf(db, { reader, session: { readerId } }, publisher)
  const without = await unreleasedIssues(db, publisher, now)
  const matches = await matchesOf(services, followed, { date, ownEdition, without })
  const articles = await foundArticles(db, await firstPrinted(db, matches, { date, ownEdition }))
  const stories: FollowedStory[] = []
  for (const article of articles) {
    // Tables such as the weather have no headline to send.
    if (article.title === '') continue
    const access = await lockOf(services, article, reader, now)
    if (access !== 'not-out-yet') stories.push({ article, isLocked: access === 'locked' })
  }
  return stories
}

interface Day {
  date: IssueDate
  ownEdition: number
  without: readonly IssueKey[]
}

async function matchesOf(
  { db, search }: Services,
  { publisher, kind, what }: FollowedSearch,
  { date, ownEdition, without }: Day,
): Promise<SearchMatch[]> {
  const days = { publisher, from: date, to: date }
  if (kind === 'section') {
    const hidden = new Set(without.map(issueId))
    const all = await articlesOfSection(db, what, days)
    return all.filter(({ key }) => !hidden.has(issueId(key)))
  }
  const texts = kind === 'district' ? (districtWith(what)?.searches ?? []) : [what]
  const found: SearchMatch[] = []
  for (const text of texts) {
    const page = { byStory: true, ownEdition, without, offset: 0, limit: READ }
    const answer = await search.find({ ...days, ...page, text, onlyWholeWords: true })
    found.push(...answer.found)
  }
  return found
}

/** One article for each story, that of the reader's own edition if it prints the story. */
async function firstPrinted(
  db: Services['db'],
  matches: readonly SearchMatch[],
  { date, ownEdition }: Pick<Day, 'date' | 'ownEdition'>,
): Promise<SearchMatch[]> {
  const publisher = matches[0]?.key.publisher
  if (!publisher) return []
  const stories = await storiesOf(db, matches.map(rowId))
  const storyOf = (match: SearchMatch) => stories.get(rowId(match))?.story_id
  const ids = [...new Set(matches.flatMap((match) => storyOf(match) ?? []))]
  const members = await membersOf(db, ids, { publisher, from: date, to: date })
  const old = new Set(members.filter(({ key }) => key.date < date).map(({ storyId }) => storyId))
  const chosen = new Map<number, SearchMatch>()
  for (const match of matches) {
    const story = storyOf(match) ?? rowId(match)
    const isOwn = match.key.edition === ownEdition
    if (!old.has(story) && (isOwn || !chosen.has(story))) chosen.set(story, match)
  }
  return [...chosen.values()]
}

async function lockOf(
  services: Services,
  { key, pageIndex, frontPageIndex: front, ...head }: MatchedArticle,
  reader: Reader,
  now: Date,
) {
  const access = await accessTo(services, { key, head }, reader, now)
  return pageAccess(reader, access, { index: pageIndex, front }).kind
}
