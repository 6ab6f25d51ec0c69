import {
  type AroundStory,
  COUNTED_WORD_ARTICLES,
  getAroundStory,
  getWordFrequency,
  type StoryLink,
} from '#contract/around-story.ts'
import { FIRST_ARCHIVE_YEAR, IssueDate } from '#contract/issue-date.ts'
import { type IssueKey, pageAccess, type Reader } from '#domain/access.ts'
import { frontPageIndex } from '#domain/front-page.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { bylineIn } from '#domain/search/line-roles.ts'
import type { Database } from '#store/database.ts'
import { unreleasedIssues } from '#store/issues/issue-dates.ts'
import type { PressedRegion } from '#store/issues/issue-version.ts'
import { foundArticles, type MatchedArticle } from '#store/search/found-articles.ts'
import type { SearchAnswer, SearchRequest } from '#store/search/search-engine.ts'
import { type SubjectWord, subjectWords } from '#store/search/subject.ts'
import type { App } from '../http/app.ts'
import { ProblemError } from '../http/problem-error.ts'
import { type HandlerRequest, serve } from '../http/serve.ts'
import { accessTo, openIssue } from '../issues/open-issue.ts'
import type { Services } from '../services.ts'
import { storyIds } from './story-places.ts'

/** Stories in each list. */
const SHOWN = 4
/** More are read than shown: the same story may be printed in many editions. */
const READ = 30
/** Words of the headline that are searched in pairs. */
const SEARCHED_WORDS = 4
/** Words that are counted by month. */
const CHARTED_WORDS = 3
const FIRST_DAY = IssueDate.parse(`${FIRST_ARCHIVE_YEAR}-01-01`)

interface Searching {
  find: (request: SearchRequest) => Promise<SearchAnswer>
  /** Throws if the caller searches too often. */
  countSearch: (request: Pick<HandlerRequest<typeof getAroundStory>, 'caller' | 'context'>) => void
}

/** Serves what is shown around an article. */
export function aroundStoryRoutes(
  app: App,
  services: Services,
  { find, countSearch }: Searching,
): void {
  const { db, clock } = services

  serve(app, getAroundStory, async ({ query, caller, context }) => {
    countSearch({ caller, context })
    const now = clock.now()
    const { publisher, date, edition, articleId } = query
    const key: IssueKey = { publisher, date, edition }
    const article = await openArticle(services, key, articleId, caller.reader, now)
    const without = await unreleasedIssues(db, publisher, now)
    const to = newspaperDay(now)
    const search = async (text: string) => {
      const request = { publisher, text, to, ownEdition: edition, without }
      const { found } = await find({ ...request, offset: 0, limit: READ })
      return foundArticles(db, found)
    }
    const link = (found: MatchedArticle) => linkOf(services, found, caller.reader, now)
    const words = await subjectWords(db, publisher, article)
    const inTitle = words.filter(({ isInTitle }) => isInTitle).slice(0, SEARCHED_WORDS)
    const subject = await firstFound(pairsOf(inTitle), async (pair) => {
      const found = await search(pair.join(' '))
      const isOtherDay = ({ id, key }: MatchedArticle) => key.date !== date || id === articleId
      return otherStories(db, found.filter(isOtherDay), article)
    })
    const timeline = (stories: readonly MatchedArticle[]) =>
      Promise.all(stories.slice(0, SHOWN).sort(byDate).map(link))
    const name = bylineIn(article.text, article.lineRoles)
    const reply: AroundStory = {
      words: words.slice(0, CHARTED_WORDS).map(({ word }) => word),
      earlier: await timeline(subject.filter((one) => one.key.date < date)),
      later: await timeline(subject.filter((one) => one.key.date > date)),
    }
    if (name === undefined) return reply
    const byReporter = (await otherStories(db, await search(`"${name}"`), article))
      .filter(({ text, lineRoles }) => bylineIn(text, lineRoles) === name)
      .sort((one, other) => byDate(other, one))
      .slice(0, SHOWN)
    return { ...reply, reporter: { name, stories: await Promise.all(byReporter.map(link)) } }
  })

  serve(app, getWordFrequency, async ({ query: { query, publisher }, caller, context }) => {
    countSearch({ caller, context })
    const now = clock.now()
    const { months = [] } = await find({
      publisher,
      text: query,
      from: FIRST_DAY,
      to: newspaperDay(now),
      without: await unreleasedIssues(db, publisher, now),
      offset: 0,
      limit: 1,
      countByMonthUpTo: COUNTED_WORD_ARTICLES,
    })
    return { months }
  })
}

/** Every two words, the most telling first. */
function pairsOf(words: readonly SubjectWord[]): string[][] {
  return words.flatMap((second, index) =>
    words.slice(0, index).map((first) => [first.word, second.word]),
  )
}

/** The stories of the first pair of words that has some. */
async function firstFound(
  pairs: readonly string[][],
  find: (pair: string[]) => Promise<MatchedArticle[]>,
): Promise<MatchedArticle[]> {
  for (const pair of pairs) {
    const stories = await find(pair)
    if (stories.length > 0) return stories
  }
  return []
}

/** The article, if the reader may open its page. Throws otherwise. */
async function openArticle(
  services: Services,
  key: IssueKey,
  id: string,
  reader: Reader,
  now: Date,
): Promise<PressedRegion> {
  const { issue, access } = await openIssue(services, key, reader, now)
  const { pages } = issue.version
  const front = frontPageIndex(pages)
  for (const [index, { regions }] of pages.entries()) {
    const article = regions.find((region) => region.kind === 'article' && region.id === id)
    if (!article) continue
    if (pageAccess(reader, access, { index, front }).kind === 'open') return article
    throw new ProblemError('subscription-required')
  }
  throw new ProblemError('article-not-found')
}

/**
 * One article for each story, which other editions and days may print too, and for each title of a day. Leaves out the
 * story of the article itself.
 */
async function otherStories(
  db: Database,
  found: readonly MatchedArticle[],
  own: Pick<MatchedArticle, 'id' | 'title'>,
): Promise<MatchedArticle[]> {
  const storyOf = await storyIds(db, found)
  const namesOf = (one: MatchedArticle) => [
    `${one.key.date} ${one.title}`,
    `story ${storyOf(one)?.storyId ?? `of ${one.id}`}`,
  ]
  const seen = new Set(found.filter(({ id }) => id === own.id).flatMap(namesOf))
  return found.filter((one) => {
    const names = namesOf(one)
    const isNew = one.title !== own.title && !names.some((name) => seen.has(name))
    if (isNew) for (const name of names) seen.add(name)
    return isNew
  })
}

function byDate(one: MatchedArticle, other: MatchedArticle): number {
  return one.key.date < other.key.date ? -1 : 1
}

async function linkOf(
  services: Services,
  found: MatchedArticle,
  reader: Reader,
  now: Date,
): Promise<StoryLink> {
  const { key, id, title, page, pageIndex, frontPageIndex: front } = found
  const access = await accessTo(services, { key, head: found }, reader, now)
  return {
    id,
    title,
    date: key.date,
    edition: key.edition,
    pageNo: page.pageNo,
    locked: pageAccess(reader, access, { index: pageIndex, front }).kind !== 'open',
  }
}
