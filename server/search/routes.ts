import { MINUTE_MS } from '#contract/durations.ts'
import type { IssueDate } from '#contract/issue-date.ts'
import { search } from '#contract/search.ts'
import { newspaperDay } from '#domain/newspaper-day.ts'
import { parseQuery } from '#domain/search/query.ts'
import { unreleasedIssues } from '#store/issues/issue-dates.ts'
import { foundArticles } from '#store/search/found-articles.ts'
import type { MatchedSection } from '#store/search/search-engine.ts'
import type { App } from '../http/app.ts'
import { rateLimitedNetwork } from '../http/client-address.ts'
import { limitCalls } from '../http/limit-calls.ts'
import { serve } from '../http/serve.ts'
import { namesBeside } from '../issues/epaper-data.ts'
import { accessTo } from '../issues/open-issue.ts'
import { ownEditionOf } from '../profile/own-edition.ts'
import type { Services } from '../services.ts'
import { aroundStoryRoutes } from './around-story.ts'
import { findInTime } from './find-in-time.ts'
import { hitOf } from './hit.ts'
import { storyIds, storyPlaces } from './story-places.ts'

export function searchRoutes(app: App, services: Services): void {
  const { db, clock, signer, withdrawals } = services
  const countSearch = limitCalls(LIMITS, 'Too many searches. Please wait a moment.')
  aroundStoryRoutes(app, services, {
    find: (request) => findInTime(services.search, request),
    countSearch: ({ caller: { session }, context }) =>
      countSearch(
        session?.readerId ?? rateLimitedNetwork(context.get('clientAddress')),
        clock.now(),
      ),
  })

  serve(app, search, async ({ query: request, caller, context }) => {
    const { reader, session } = caller
    const now = clock.now()
    countSearch(session?.readerId ?? rateLimitedNetwork(context.get('clientAddress')), now)
    const { publisher_short_code: publisher, query: text, editionNo, offset, limit } = request
    const byStory = request.group === 'story'
    const without = await unreleasedIssues(db, publisher, now)
    const ownEdition = await ownEditionOf(db, caller, publisher)
    const { total, hasMore, sections, found } = await findInTime(services.search, {
      publisher,
      text,
      edition: editionNo,
      section: request.section,
      byStory,
      isNewestFirst: request.sort === 'newest',
      offset,
      limit,
      ownEdition,
      without,
      ...requestedDays(request, newspaperDay(now)),
    })
    const articles = await foundArticles(db, found)
    const placesOf = byStory
      ? await storyPlaces(db, articles, { without, ownEdition })
      : await storyIds(db, articles)
    const query = parseQuery(text)
    const { editOf } = await withdrawals.current()
    const hits = articles.map(async (article) => {
      const access = await accessTo(services, { key: article.key, head: article }, reader, now)
      return hitOf(signer, article, { query, access, now, editOf, story: placesOf(article) })
    })
    return {
      total,
      hits: await Promise.all(hits),
      ...((byStory || request.section !== undefined) && { hasMore }),
      ...(byStory && { sections: sections.map(sectionWithNames) }),
    }
  })
}

function sectionWithNames({ section, section_kn }: MatchedSection) {
  return { name: section, ...namesBeside(section, section_kn) }
}

interface DayRange {
  date?: IssueDate | undefined
  from?: IssueDate | undefined
  to?: IssueDate | undefined
}

/** The intersection of a day and a range, if both are requested. Ends today at the latest. */
function requestedDays({ date, from, to }: DayRange, today: IssueDate) {
  const starts = [date, from].filter((day) => day !== undefined).sort()
  const [end = today] = [date, to, today].filter((day) => day !== undefined).sort()
  return { from: starts.at(-1), to: end }
}

/** Per caller, above human typing speed. */
const LIMITS = [{ limit: 240, windowMs: MINUTE_MS }]
